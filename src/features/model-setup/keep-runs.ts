import type { ReadonlySignal } from '@preact/signals';
import type { ModelRun, Settings } from '@/db/settings-dao';
import type { Clock } from '@/domain/clock';

export interface KeepRunsPorts {
  readonly settings: ReadonlySignal<Settings>;
  readonly onSettingChange: (key: 'modelRuns', value: Settings['modelRuns']) => void;
  readonly clock: Clock;
  readonly runtimeVersion: string;
  /** The graphics chip, as far as the browser tells. */
  readonly adapter: Promise<string>;
  readonly most: number;
}

type Outcome = Pick<ModelRun, 'modelId' | 'outcome' | 'code' | 'contextTokens' | 'loadMs'>;

/** Keeps what loads came to on this device with this runtime, newest first: the next verdict asks for it. */
export function keepRuns(ports: KeepRunsPorts): (outcome: Outcome) => Promise<void> {
  const { settings, onSettingChange, clock, runtimeVersion, most } = ports;
  return async (outcome) => {
    const facts = { runtime: runtimeVersion, adapter: await ports.adapter, at: clock.now() };
    const unmeasured = { firstTokenMs: null, tokensPerSecond: null, storageBytes: null };
    const runs = [{ ...unmeasured, ...facts, ...outcome }, ...settings.value.modelRuns];
    onSettingChange('modelRuns', runs.slice(0, most));
  };
}
