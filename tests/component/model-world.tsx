import { signal } from '@preact/signals';
import { render, screen, within } from '@testing-library/preact';
import { userEvent } from '@testing-library/user-event';
import { DEFAULT_SETTINGS, type Settings } from '@/db/settings-dao';
import { ModelSetupModel } from '@/features/model-setup/model-setup-model';
import { ModelSetupScreen } from '@/features/model-setup/model-setup-screen';
import type { DeviceFacts } from '@/llm/capability';
import { catalogModels, tinyDemo } from '@/llm/model/manifest';
import { familyOf, modelAddress, nameOfAddress, ownModel } from '@/llm/model/own-model';
import { judge } from '@/llm/model/verdict';
import { SnackbarHost, Snackbars } from '@/ui/snackbar';
import { FakeLibrary } from '../support/fake-library';
import { modelSteps } from '../support/model-steps';
import { ScriptedLlm, type ScriptedAnswer } from '../support/scripted-llm';

export const strongPhone: DeviceFacts = {
  gpu: { kind: 'supported', adapter: 'fake', shaderF16: true, maxBuffer: 2 ** 31, isSoftware: false },
  memory: 8,
  mostMemoryTold: 8,
  isMobile: true,
  storage: { usage: 4_000_000, quota: 22_400_000_000, isPersisted: false },
  looksPrivate: false,
};

export interface WorldOptions {
  readonly device?: DeviceFacts;
  readonly settings?: Partial<Settings>;
  readonly answers?: readonly ScriptedAnswer[];
  readonly persists?: boolean;
}

/** The model's screen over a library and a model that do what they are told. */
export function openModels({
  device = strongPhone,
  settings: changes = {},
  answers = [],
  persists = true,
}: WorldOptions = {}) {
  const llm = new ScriptedLlm(...answers);
  const library = new FakeLibrary();
  const settings = signal<Settings>({ ...DEFAULT_SETTINGS, ...changes });
  const change = <K extends keyof Settings>(key: K, value: Settings[K]): void => {
    settings.value = { ...settings.value, [key]: value };
  };
  const snackbars = new Snackbars();
  let now = 0;
  const model = new ModelSetupModel({
    library,
    llm,
    steps: modelSteps({
      model: llm,
      chosen: signal([...catalogModels, tinyDemo].find(({ id }) => id === changes.chosenModel) ?? tinyDemo),
      contextTokens: () => settings.value.engine.contextTokens,
      setContext: (contextTokens) => change('engine', { ...settings.value.engine, contextTokens }),
      choosePractice: () => change('chosenModel', tinyDemo.id),
    }),
    settings,
    onSettingChange: change,
    catalogModels,
    tinyDemo,
    judge,
    ownModel,
    familyOf,
    modelAddress,
    nameOfAddress,
    probeDevice: () => Promise.resolve(device),
    persist: () => Promise.resolve(persists),
    clock: { now: () => Date.parse('2026-12-01T09:00:00+09:00') },
    now: () => (now += 500),
    snackbars,
    appVersion: '1.2.3',
    runtimeVersion: '0.10.29',
  });
  render(
    <>
      <ModelSetupScreen model={model} />
      <SnackbarHost snackbars={snackbars} />
    </>,
  );
  return { llm, library, settings, model, user: userEvent.setup() };
}

/** The card of one model. */
export const cardOf = (name: string) => within(screen.getByRole('region', { name }));
