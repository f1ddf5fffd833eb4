import process from 'node:process';
import { createAppServer } from './app-server.mjs';
import { listen } from './listen.mjs';

const address = await listen(createAppServer(), Number(process.env['PORT'] ?? 4173));
console.log(`Serving dist at ${address}`);
