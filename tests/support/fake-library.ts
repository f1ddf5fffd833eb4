import { signal } from '@preact/signals';
import type { Bringing, Download, InstalledModel } from '@/llm/files/download-state';
import type { ModelLibrary } from '@/llm/files/model-library';
import type { ModelEntry } from '@/llm/model/model-entry';

/** A library that does what it is told to at once, and remembers what it was asked. */
export class FakeLibrary implements ModelLibrary {
  readonly installed = signal<readonly InstalledModel[]>([]);
  readonly downloads = signal<readonly Download[]>([]);
  readonly asked: unknown[] = [];
  soundness: 'sound' | 'damaged' = 'sound';

  refresh = (): Promise<void> => Promise.resolve();
  pause = (id: string): void => void this.asked.push(['pause', id]);

  bring(entry: ModelEntry): void {
    this.asked.push(['bring', entry.id]);
    this.show(entry, {
      kind: 'running',
      amount: { received: 0, total: entry.source.bytes },
      bytesPerSecond: null,
      isRestarted: false,
    });
  }

  giveUp(id: string): void {
    this.asked.push(['giveUp', id]);
    this.downloads.value = this.downloads.value.filter(({ entry }) => entry.id !== id);
  }

  importFile(file: File, entry: ModelEntry): void {
    this.asked.push(['importFile', file.name, entry]);
  }

  trust(id: string): Promise<void> {
    this.installed.value = this.installed.value.map((model) =>
      model.entry.id === id ? { ...model, isTrusted: true } : model,
    );
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.installed.value = this.installed.value.filter(({ entry }) => entry.id !== id);
    return Promise.resolve();
  }

  async check(id: string): Promise<'sound' | 'damaged'> {
    this.asked.push(['check', id]);
    if (this.soundness === 'damaged') await this.remove(id);
    return this.soundness;
  }

  /** How it goes with one. */
  show(entry: ModelEntry, state: Bringing, isElsewhere = false): void {
    const others = this.downloads.value.filter((each) => each.entry.id !== entry.id);
    this.downloads.value = [...others, { entry, state, isElsewhere }];
  }

  install(entry: ModelEntry, { isTrusted = true, sha256 = 'a'.repeat(64) } = {}): void {
    this.downloads.value = this.downloads.value.filter((each) => each.entry.id !== entry.id);
    const bytes = entry.source.bytes ?? 1_000_000;
    this.installed.value = [...this.installed.value, { entry, bytes, sha256, isTrusted }];
  }
}
