import type { WorkerRequest } from '@/llm/protocol';
import type { WorkerLike } from '@/llm/worker-connection';
import { LlmHost, type LlmHostPorts } from '@/llm/worker/llm-host';

type Listener = (event: { readonly data: unknown }) => void;

/** A worker in this thread: the real host behind structured-cloned, asynchronous messages. */
export class HostWorker implements WorkerLike {
  readonly sent: WorkerRequest[] = [];
  isTerminated = false;
  readonly host: LlmHost;
  private readonly listeners = new Map<string, Listener[]>();

  constructor(ports: Omit<LlmHostPorts, 'post'>) {
    this.host = new LlmHost({ ...ports, post: (event) => this.deliver('message', event) });
    queueMicrotask(() => this.host.start());
  }

  postMessage(message: WorkerRequest): void {
    if (this.isTerminated) return;
    this.sent.push(message);
    const data: unknown = structuredClone(message);
    queueMicrotask(() => {
      if (!this.isTerminated) this.host.handle(data);
    });
  }

  terminate(): void {
    this.isTerminated = true;
  }

  addEventListener(type: string, listener: (event: never) => void): void {
    this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener as Listener]);
  }

  crash(): void {
    this.deliver('error', undefined);
  }

  private deliver(type: string, message: unknown): void {
    const data: unknown = structuredClone(message);
    queueMicrotask(() => {
      if (this.isTerminated) return;
      for (const listener of this.listeners.get(type) ?? []) listener({ data });
    });
  }
}

/** Lets every message that is under way arrive. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
}
