import { computed, signal, type ReadonlySignal } from '@preact/signals';
import type { ModelEntry } from '../model/model-entry';
import type { DownloadRequest, InterimEvent, LastEvent } from './download-protocol';
import type { Bringing, Download, InstalledModel } from './download-state';
import { FileError } from './file-error';
import { fileLock } from './file-names';
import { FileWorker } from './file-worker';
import type { DeviceLibraryPorts } from './device-library-ports';
import type { LibraryMessage } from './library-channel';
import type { ModelLibrary } from './model-library';
import { SpeedMeter } from './speed-meter';

interface Job {
  readonly worker: FileWorker;
  readonly speed: SpeedMeter;
  isRestarted: boolean;
}

/** The library over the private file system, workers that write it, and the other tabs. */
export class DeviceLibrary implements ModelLibrary {
  readonly installed: ReadonlySignal<readonly InstalledModel[]>;
  readonly downloads: ReadonlySignal<readonly Download[]>;
  private readonly models = signal<readonly InstalledModel[]>([]);
  private readonly underWay = signal<ReadonlyMap<string, Download>>(new Map());
  private readonly jobs = new Map<string, Job>();
  /** Ids that another tab is bringing; here they wait for it to end. */
  private readonly watched = new Set<string>();
  private readonly ports: DeviceLibraryPorts;

  constructor(ports: DeviceLibraryPorts) {
    this.ports = ports;
    this.installed = this.models;
    this.downloads = computed(() => [...this.underWay.value.values()]);
    ports.channel.listen((message) => this.hear(message));
    ports.channel.post({ kind: 'ask' });
    ports.onOnline(() => {
      for (const { worker } of this.jobs.values()) worker.tell('hurry');
    });
  }

  async refresh(): Promise<void> {
    const busy = await this.busyIds();
    const { installed, parts } = await this.ports.folder.read(busy);
    this.models.value = installed;
    for (const { entry, received, total, isPaused } of parts) {
      if (this.jobs.has(entry.id)) continue;
      const amount = { received, total };
      const isFailed = this.underWay.value.get(entry.id)?.state.kind === 'failed';
      if (!isFailed) this.show(entry, { kind: 'paused', amount }, false);
      if (!isPaused && !isFailed && !this.ports.isSparing()) this.bring(entry);
    }
  }

  bring(entry: ModelEntry): void {
    const { url } = entry.source;
    if (url === null) return;
    if (this.jobs.has(entry.id) || this.watched.has(entry.id)) this.tell(entry.id, 'hurry');
    else this.work(entry, { kind: 'download', entry, token: this.ports.tokenFor(url) });
  }

  importFile(file: File, entry: ModelEntry): void {
    this.work(entry, { kind: 'import', entry, file, known: this.ports.known });
  }

  pause(id: string): void {
    this.tell(id, 'pause');
  }

  giveUp(id: string): void {
    if (this.jobs.has(id) || this.watched.has(id)) {
      this.tell(id, 'give_up');
      return;
    }
    this.hide(id);
    void this.exclusively(id, () => this.ports.folder.removePart(id)).catch(() => undefined);
  }

  async trust(id: string): Promise<void> {
    await this.ports.folder.trust(id);
    await this.changed();
  }

  async remove(id: string): Promise<void> {
    await this.exclusively(id, () => this.ports.folder.remove(id));
    await this.changed();
  }

  async check(id: string): Promise<'sound' | 'damaged'> {
    const done = await this.exclusively(
      id,
      () => new FileWorker(this.ports.spawn(), { kind: 'check', id }, () => undefined).end,
    );
    await this.changed();
    const end = done?.result;
    if (end?.kind === 'checked') return end.isSound ? 'sound' : 'damaged';
    throw end?.kind === 'failed' ? new FileError(end.code, end.detail) : new FileError('storage');
  }

  private work(entry: ModelEntry, request: DownloadRequest): void {
    const { id } = entry;
    if (this.jobs.has(id)) return;
    const amount = this.underWay.value.get(id)?.state.amount ?? { received: 0, total: entry.source.bytes };
    const begun: Bringing = { kind: 'running', amount, bytesPerSecond: null, isRestarted: false };
    this.show(entry, begun, false);
    void this.exclusively(id, async () => {
      const speed = new SpeedMeter();
      const worker = new FileWorker(this.ports.spawn(), request, (event) => this.follow(entry, event));
      this.jobs.set(id, { worker, speed, isRestarted: false });
      this.tellAll(entry, begun);
      this.ports.onBegin(entry);
      const end = await worker.end;
      this.jobs.delete(id);
      this.settle(entry, end);
    }).then((done) => {
      if (done) return this.changed();
      // Somebody else holds the file: they will say how it goes.
      this.ports.channel.post({ kind: 'ask' });
      return undefined;
    });
  }

  private follow(entry: ModelEntry, event: InterimEvent): void {
    const job = this.jobs.get(entry.id);
    if (!job) return;
    switch (event.kind) {
      case 'restarted':
        job.isRestarted = true;
        job.speed.reset();
        return;
      case 'progress': {
        job.speed.add(this.ports.now(), event.amount.received);
        const { bytesPerSecond } = job.speed;
        this.tellAll(entry, { ...event, kind: 'running', bytesPerSecond, isRestarted: job.isRestarted });
        return;
      }
      case 'waiting':
        job.speed.reset();
        this.tellAll(entry, event);
        return;
      case 'checking':
        this.tellAll(entry, event);
    }
  }

  private settle(entry: ModelEntry, end: LastEvent): void {
    if (end.kind === 'paused' || end.kind === 'failed') this.tellAll(entry, end);
    else {
      this.hide(entry.id);
      this.ports.channel.post({ kind: 'state', entry, state: null });
      this.keepAwakeAsNeeded();
    }
  }

  private tell(id: string, wish: 'pause' | 'give_up' | 'hurry'): void {
    const job = this.jobs.get(id);
    if (job) job.worker.tell(wish);
    else this.ports.channel.post({ kind: 'tell', id, wish });
  }

  private hear(message: LibraryMessage): void {
    switch (message.kind) {
      case 'ask':
        for (const { entry, state } of this.downloads.value)
          if (this.jobs.has(entry.id)) this.ports.channel.post({ kind: 'state', entry, state });
        return;
      case 'tell':
        this.jobs.get(message.id)?.worker.tell(message.wish);
        return;
      case 'changed':
        void this.refresh();
        return;
      case 'state':
        if (this.jobs.has(message.entry.id)) return;
        if (message.state === null) this.hide(message.entry.id);
        else this.show(message.entry, message.state, true);
        if (message.state !== null) this.watch(message.entry.id);
    }
  }

  /** When the tab that brings it lets go, by finishing or by dying, this one looks what is there and may go on. */
  private watch(id: string): void {
    if (this.watched.has(id)) return;
    this.watched.add(id);
    void this.ports.locks
      .request(fileLock(id), () => undefined)
      .then(() => {
        this.watched.delete(id);
        const left = this.underWay.value.get(id);
        if (left && left.state.kind !== 'failed') this.hide(id);
        else if (left) this.show(left.entry, left.state, false);
        return this.refresh();
      });
  }

  /** Runs alone among all tabs; null: somebody else has the file. */
  private exclusively<T>(id: string, work: () => Promise<T>): Promise<{ readonly result: T } | null> {
    return this.ports.locks.request(fileLock(id), { ifAvailable: true }, async (lock) =>
      lock ? { result: await work() } : null,
    );
  }

  private async busyIds(): Promise<ReadonlySet<string>> {
    const { held = [] } = await this.ports.locks.query();
    const prefix = fileLock('');
    return new Set(
      held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
    );
  }

  private async changed(): Promise<void> {
    await this.refresh();
    this.ports.channel.post({ kind: 'changed' });
  }

  private tellAll(entry: ModelEntry, state: Bringing): void {
    this.show(entry, state, false);
    this.ports.channel.post({ kind: 'state', entry, state });
    this.keepAwakeAsNeeded();
  }

  private keepAwakeAsNeeded(): void {
    this.ports.keepAwake(this.jobs.size > 0);
  }

  private show(entry: ModelEntry, state: Bringing, isElsewhere: boolean): void {
    this.underWay.value = new Map(this.underWay.value).set(entry.id, { entry, state, isElsewhere });
  }

  private hide(id: string): void {
    const rest = new Map(this.underWay.value);
    rest.delete(id);
    this.underWay.value = rest;
  }
}
