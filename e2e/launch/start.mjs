import process from 'node:process';
import { npm } from './command.mjs';
import { ensureDependencies } from './dependencies.mjs';
import { isFree, listen } from './listen.mjs';

const usualPort = 4173;

/** @param {string} address */
const welcome = (address) => `
습관 코치 · Life Helper: ${address}  (Ctrl+C to stop)

1. Open the address in Chrome or Edge.
   Chrome이나 Edge에서 위 주소를 열어요.
2. Tap the tab 코치 (coach), then 연습용 모델 켜기 (turn on the practice model; 1 MB, nothing to download).
   "코치" 탭에서 "연습용 모델 켜기"를 눌러요.
3. Type and send:  아침에 햇빛 보기 습관 추가해줘
   위 문장을 써 보내요.
4. Tap 추가 (add) on the card. The tab 오늘 (today) then shows the habit.
   카드에서 "추가"를 누르면 "오늘" 탭에 습관이 보여요.

The coach needs WebGPU: Chrome or Edge 121+ on Android 12+, or a current one on a desktop. In other browsers
everything but the coach works. Without a screen or a GPU, see it with: npm start -- --demo
`;

/** @returns {Promise<boolean>} */
async function start() {
  const isDemo = process.argv.includes('--demo');
  const port = isDemo ? 0 : Number(process.env['PORT'] ?? usualPort);
  if (!(await ensureDependencies())) return false;
  // Asked before the build, which would pull the files away from a server that is still running.
  if (!(await isFree(port))) {
    console.error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`);
    return false;
  }
  console.log('Building the app (some seconds) …');
  if (!(await npm(['run', '--silent', 'build']))) {
    console.error('The build failed; its message is above.');
    return false;
  }
  // Loaded late: they need the dependencies.
  const { createAppServer } = await import('./app-server.mjs');
  const server = createAppServer();
  const address = await listen(server, port);
  if (!isDemo) {
    console.log(welcome(address));
    return true;
  }
  const { runDemo } = await import('./demo.mjs');
  const isShown = await runDemo(address);
  server.close();
  return isShown;
}

process.exitCode = (await start()) ? 0 : 1;
