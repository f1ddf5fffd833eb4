import type { BrowserContext, Page, Worker } from '@playwright/test';

/** In the worker's script, before everything else: keeps hold of the graphics device that the runtime asks for. */
const keepDevices = `
  self.devices = [];
  const requestDevice = GPUAdapter.prototype.requestDevice;
  GPUAdapter.prototype.requestDevice = async function (...args) {
    const device = await requestDevice.apply(this, args);
    self.devices.push(device);
    return device;
  };
`;

/** Lets a test do to the real engine what drivers and systems do. To be called before the app opens. */
export async function holdEngine(context: BrowserContext): Promise<void> {
  await context.route('**/assets/llm.worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: keepDevices + (await response.text()) });
  });
}

/** Takes the graphics chip away, as a driver does that was reset. */
export async function loseDevice(page: Page): Promise<void> {
  await engineOf(page).evaluate(() => {
    for (const device of (self as unknown as { devices: { destroy(): void }[] }).devices) device.destroy();
  });
}

/** Ends the worker without a word, as a system does that needs its memory. */
export async function killEngine(page: Page): Promise<void> {
  await engineOf(page).evaluate(() => self.close());
}

function engineOf(page: Page): Worker {
  const worker = page.workers().findLast((each) => /llm\.worker/.test(each.url()));
  if (!worker) throw new Error('no engine is running');
  return worker;
}
