import { LlmHost } from './llm-host';
import { acquireMediaPipeDevice } from './mediapipe-engine';
import { openModel } from './open-model';

const host = new LlmHost({
  acquireDevice: acquireMediaPipeDevice,
  openModel,
  post: (event) => self.postMessage(event),
});

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => host.handle(data));
self.addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  host.reportUncaught();
});
self.addEventListener('error', (event) => {
  event.preventDefault();
  host.reportUncaught();
});
host.start();
