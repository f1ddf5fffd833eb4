import type { ModelRun } from '@/db/settings-dao';
import type { DeviceFacts } from '@/llm/capability';
import type { Download, InstalledModel } from '@/llm/files/download-state';
import type { ModelEntry } from '@/llm/model/model-entry';
import type { judge, Verdict } from '@/llm/model/verdict';

/** One model as the screen shows it. */
export interface ListedModel {
  readonly entry: ModelEntry;
  /** null until the device has been looked at */
  readonly verdict: Verdict | null;
  readonly installed: InstalledModel | null;
  readonly download: Download | null;
  /** The one that the coach uses. */
  readonly isChosen: boolean;
}

export interface Shelf {
  /** The larger ones of the manifest, best first. */
  readonly catalog: readonly ModelEntry[];
  readonly practice: ModelEntry;
  readonly installed: readonly InstalledModel[];
  readonly downloads: readonly Download[];
  /** null: none yet, which means the practice model */
  readonly chosenId: string | null;
  readonly device: DeviceFacts | null;
  readonly judge: typeof judge;
  /** Newest first. */
  readonly runs: readonly ModelRun[];
  readonly runtimeVersion: string;
}

/** All models that a person can have here: those of the manifest, and whatever they brought themselves. */
export function listModels(shelf: Shelf): readonly ListedModel[] {
  const [best, ...rest] = shelf.catalog;
  const known = [...(best ? [best] : []), shelf.practice, ...rest];
  const own = [...shelf.installed, ...shelf.downloads]
    .map(({ entry }) => entry)
    .filter(({ id }, index, all) => all.findIndex((each) => each.id === id) === index)
    .filter(({ id }) => !known.some((entry) => entry.id === id));
  // The order never changes under the finger.
  return [...known, ...own].map((entry) => listed(entry, shelf));
}

function listed(entry: ModelEntry, shelf: Shelf): ListedModel {
  const installed = shelf.installed.find((model) => model.entry.id === entry.id) ?? null;
  const download = shelf.downloads.find((each) => each.entry.id === entry.id) ?? null;
  const present = installed?.bytes ?? download?.state.amount.received ?? 0;
  const lastRun = shelf.runs.find(
    ({ modelId, runtime }) => modelId === entry.id && runtime === shelf.runtimeVersion,
  );
  const hasFailed = lastRun !== undefined && lastRun.outcome !== 'ready';
  return {
    entry: installed?.entry ?? entry,
    verdict: shelf.device && shelf.judge(entry, shelf.device, { present, hasFailed }),
    installed,
    download,
    isChosen: (shelf.chosenId ?? shelf.practice.id) === entry.id,
  };
}
