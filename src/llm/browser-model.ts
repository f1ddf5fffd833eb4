import { computed, type ReadonlySignal } from '@preact/signals';
import type { DeviceFacts } from './capability';
import { EngineLock } from './engine-lock';
import { DeviceLibrary } from './files/device-library';
import { fileName } from './files/file-names';
import { openLibraryChannel } from './files/library-channel';
import { ModelFolder } from './files/model-folder';
import type { ModelLibrary } from './files/model-library';
import { spawnDownloadWorker } from './files/spawn-download-worker';
import { ScreenWakeLock } from './files/wake-lock';
import { formatOf } from './format/format-of';
import { storedLoadMark, type LoadMarkFacts } from './load-mark';
import { LocalModel, type LoadRun } from './local-model';
import { engineSetup, type EngineWishes } from './model/engine-setup';
import { catalogModels, tinyDemo } from './model/manifest';
import type { ModelEntry } from './model/model-entry';
import { LibraryFiles } from './model-files';
import { restWhenIdle } from './model-rest';
import { warmRuntimeCache } from './runtime-cache';
import { spawnLlmWorker } from './spawn-llm-worker';
import { WorkerLlmService } from './worker-llm-service';

export interface BrowserModelPorts {
  /** What the person wants, read whenever it matters. */
  readonly wishes: ReadonlySignal<{
    /** null: none yet, which means the embedded one */
    readonly chosenModel: string | null;
    readonly engine: EngineWishes & { readonly idleSeconds: number | null; readonly loadsByItself: boolean };
    readonly hostTokens: readonly { readonly host: string; readonly token: string }[];
  }>;
  readonly onRun: (run: LoadRun) => void;
  readonly onCrash: (mark: LoadMarkFacts) => void;
  readonly device: Promise<DeviceFacts>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface BrowserModel {
  readonly model: LocalModel;
  readonly library: ModelLibrary;
  /** null: the chosen one isn't known here (any more) */
  readonly chosen: ReadonlySignal<ModelEntry | null>;
}

/** The model of this browser: its files, its engine, and what the platform has to be asked for. */
export function browserModel(ports: BrowserModelPorts): BrowserModel {
  const { wishes } = ports;
  const wakeLock = new ScreenWakeLock();
  const library = new DeviceLibrary({
    folder: new ModelFolder(),
    channel: openLibraryChannel(),
    locks: navigator.locks,
    spawn: spawnDownloadWorker,
    known: [...catalogModels, tinyDemo],
    tokenFor: (url) => tokenOf(url, wishes.peek().hostTokens),
    isSparing,
    onBegin: (entry) => {
      // The embedded one loads right away and brings the runtime itself.
      if (entry.origin !== 'embedded') void warmRuntimeCache();
    },
    keepAwake: (isWanted) => wakeLock.hold(isWanted),
    onOnline: (listener) => addEventListener('online', listener),
    now: () => performance.now(),
  });
  const libraryRead = library.refresh().catch(() => undefined);
  const chosen = computed(() => {
    const id = wishes.value.chosenModel ?? tinyDemo.id;
    const own = library.installed.value.find(({ entry }) => entry.id === id)?.entry;
    return own ?? [...catalogModels, tinyDemo].find((entry) => entry.id === id) ?? null;
  });
  const model = new LocalModel({
    setup: () => {
      const entry = chosen.peek();
      return entry && engineSetup(entry, wishes.peek().engine, Math.floor(Math.random() * 2 ** 31));
    },
    libraryRead,
    files: new LibraryFiles(library),
    lock: new EngineLock(navigator.locks),
    mark: storedLoadMark(localStorage),
    loadsByItself: () => wishes.peek().engine.loadsByItself,
    createEngine: ({ entry, settings }, { bytes, sha256 }) =>
      new WorkerLlmService({
        source: { file: fileName(entry.id, 'model'), bytes, sha256 },
        settings,
        format: formatOf(entry.family),
        spawn: spawnLlmWorker,
      }),
    onRun: (run) => {
      ports.onRun(run);
      // All of the runtime is here now: what older versions used can go.
      if (run.outcome === 'ready') void warmRuntimeCache();
    },
    onCrash: ports.onCrash,
    now: ports.now,
  });
  void model.lookBack();
  const idleMs = (): number | null => {
    const { idleSeconds } = wishes.peek().engine;
    return idleSeconds === null ? null : idleSeconds * 1000;
  };
  void ports.device.then(({ memory }) => restWhenIdle({ model, idleMs, memory, page: document }));
  return { model, library, chosen };
}

/** A token goes to the host that the person named, and to no other. */
function tokenOf(
  url: string,
  tokens: readonly { readonly host: string; readonly token: string }[],
): string | null {
  const { host, protocol } = new URL(url, location.href);
  if (protocol !== 'https:' && host !== location.host && !/^(localhost|127\.0\.0\.1)(:|$)/.test(host))
    return null;
  return tokens.find((each) => each.host === host)?.token ?? null;
}

/** Mobile data, or a wish to spare it. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & {
    readonly connection?: { readonly saveData?: boolean; readonly type?: string };
  };
  return connection?.saveData === true || connection?.type === 'cellular';
}
