import '@/lib/zod-without-eval';
import type { DownloadEvent, DownloadRequest } from '../files/download-protocol';
import { FileJob } from './file-job';

const post = (event: DownloadEvent): void => self.postMessage(event);
const job = new FileJob(post);

self.addEventListener('message', ({ data }: MessageEvent<DownloadRequest>) => job.handle(data));
self.addEventListener('online', () => job.hurry());
post({ kind: 'ready' });
