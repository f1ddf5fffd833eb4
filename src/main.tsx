import '@/lib/zod-without-eval';
import '@/ui/styles/tokens.css';
import '@/ui/styles/base.css';
import '@/ui/styles/layout.css';
import { computed, effect, signal } from '@preact/signals';
import { render } from 'preact';
import { App } from '@/app/app';
import { DatabaseNotice } from '@/app/database-notice';
import { Router } from '@/app/router';
import { bundledAvoidancePatterns } from '@/catalog/bundled-avoidance-patterns';
import { bundledCatalog } from '@/catalog/bundled-catalog';
import { withoutFood } from '@/catalog/without-food';
import { Coach } from '@/coach/coach';
import { loadRequests } from '@/coach/evaluation/load-requests';
import { FrameCoach } from '@/coach/frames/frame-coach';
import { saveHabit } from '@/coach/frames/save-habit';
import { ModelSteps } from '@/coach/model-steps';
import { ActivityDao } from '@/db/activity-dao';
import { CheckInDao } from '@/db/check-in-dao';
import { HabitDao } from '@/db/habit-dao';
import { openDatabase, type DatabaseState } from '@/db/open-database';
import type { AppDatabase } from '@/db/schema';
import { MAX_MODEL_RUNS, SettingsDao } from '@/db/settings-dao';
import { TalkDao } from '@/db/talk-dao';
import { TrackerDao } from '@/db/tracker-dao';
import { systemClock } from '@/domain/clock';
import { localDayOf } from '@/domain/local-day';
import { ActivityModel } from '@/features/activity/activity-model';
import { CatalogModel } from '@/features/catalog/catalog-model';
import { ChatModel } from '@/features/chat/chat-model';
import { CoachPromptModel } from '@/features/coach-prompt/coach-prompt-model';
import { ModelCheckModel } from '@/features/model-check/model-check-model';
import { keepRuns } from '@/features/model-setup/keep-runs';
import { ModelSetupModel } from '@/features/model-setup/model-setup-model';
import { NewHabitModel } from '@/features/new-habit/new-habit-model';
import { followDay } from '@/features/today/day-clock';
import { TodayModel } from '@/features/today/today-model';
import { locale, messages } from '@/i18n/current';
import { toolReasons } from '@/i18n/tool-reasons';
import { browserModel } from '@/llm/browser-model';
import { adapterOf, probeDevice, probeGpu } from '@/llm/capability';
import { catalogModels, tinyDemo } from '@/llm/model/manifest';
import { familyOf, modelAddress, nameOfAddress, ownModel } from '@/llm/model/own-model';
import { judge } from '@/llm/model/verdict';
import { registerServiceWorker } from '@/pwa/register';
import { chatTools } from '@/tools/all-tools';
import { createDispatcher } from '@/tools/dispatch';
import { createToolRegistry } from '@/tools/registry';
import { Snackbars } from '@/ui/snackbar';

/** One person on one device; the column is there so that a backup can be merged one day. */
const USER_ID = 'local';

const root = document.getElementById('app');
if (!root) throw new Error('no #app to render into');
const databaseState = signal<DatabaseState>('opening');
const stopWaiting = effect(() => render(<DatabaseNotice state={databaseState.value} />, root));

const snackbars = new Snackbars();
// First of all: a new version may be what mends a store that this one can't open.
registerServiceWorker((apply) => {
  const { ready, apply: label } = messages.value.update;
  snackbars.show({ text: ready, action: { label, run: apply } });
});
openDatabase({ onState: (state) => (databaseState.value = state) })
  .then((db) => start(db, root))
  .catch(() => (databaseState.value = 'failed'));

async function start(db: AppDatabase, element: HTMLElement): Promise<void> {
  const settingsDao = new SettingsDao(db);
  const settings = signal(await settingsDao.read());
  const change = <K extends keyof typeof settings.value>(key: K, value: (typeof settings.value)[K]): void => {
    settings.value = { ...settings.value, [key]: value };
    settingsDao.write(key, value).catch(() => snackbars.show({ text: messages.value.more.saveFailed }));
  };
  effect(() => {
    locale.value = settings.value.locale;
    const { theme } = settings.value;
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  });

  const clock = systemClock;
  const readDay = () => localDayOf(clock.now(), settings.value.zone, settings.value.dayStartHour);
  const habitDao = new HabitDao(db, clock);
  const checkInDao = new CheckInDao(db, clock);
  const trackerDao = new TrackerDao(db, clock);
  const activityDao = new ActivityDao(db, clock, habitDao);
  const catalog = computed(() => (settings.value.hidesFood ? withoutFood(bundledCatalog) : bundledCatalog));
  const newKey = () => crypto.randomUUID();
  const toolDeps = () => ({
    userId: USER_ID,
    habitDao,
    checkInDao,
    trackerDao,
    catalog: catalog.value,
    hidesFood: settings.value.hidesFood,
    avoidancePatterns: bundledAvoidancePatterns,
    clock,
    zone: settings.value.zone,
    dayStartHour: settings.value.dayStartHour,
    locale: settings.value.locale,
    reasons: toolReasons[settings.value.locale],
  });

  const device = probeDevice();
  const noteRun = keepRuns({
    settings,
    onSettingChange: change,
    clock,
    runtimeVersion: __RUNTIME_VERSION__,
    adapter: device.then(({ gpu }) => adapterOf(gpu)),
    most: MAX_MODEL_RUNS,
  });
  const {
    model: llm,
    library,
    chosen,
  } = browserModel({
    wishes: settings,
    device,
    now: () => clock.now(),
    onRun: ({ setup: { entry, settings: engine }, ...run }) =>
      void noteRun({ ...run, modelId: entry.id, contextTokens: engine.maxTokens }),
    onCrash: ({ modelId, contextTokens }) =>
      void noteRun({ modelId, contextTokens, outcome: 'crashed', code: 'crashed_before', loadMs: null }),
  });
  const registry = createToolRegistry(chatTools);
  const dispatcher = createDispatcher(registry);
  const coach = new Coach({
    llm,
    registry,
    dispatcher,
    newKey,
    traits: () => {
      const { keepsHistory, retellsReadings, canThink } = chosen.value ?? tinyDemo;
      return { keepsHistory, retellsReadings, thinks: canThink && settings.value.engine.thinks };
    },
    manner: () => settings.value.coachPrompt,
    toolDeps,
  });

  const onModelChosen = (): void => {
    if (settings.value.chosenModel === null) change('chosenModel', tinyDemo.id);
  };
  const router = new Router();
  const day = followDay(readDay);
  const today = new TodayModel({
    userId: USER_ID,
    habitDao,
    checkInDao,
    catalog: bundledCatalog,
    coach,
    clock,
    day,
    snackbars,
  });
  const chat = new ChatModel({
    userId: USER_ID,
    coach,
    habitDao,
    checkInDao,
    activityDao,
    day,
    settings,
    talkDao: new TalkDao(db),
    clock,
    newId: newKey,
    snackbars,
    onModelChosen,
  });
  const modelCheck = new ModelCheckModel({
    llm,
    registry,
    dispatcher,
    clock,
    now: () => performance.now(),
    loadRequests,
    probeGpu,
    modelId: computed(() => chosen.value?.id ?? ''),
    practiceId: tinyDemo.id,
    appVersion: __APP_VERSION__,
    runtimeVersion: __RUNTIME_VERSION__,
  });
  const frameCoach = new FrameCoach({
    llm,
    catalog: () => catalog.value,
    avoidancePatterns: bundledAvoidancePatterns,
    locale: () => settings.value.locale,
    isModelReady: () => llm.status.value.kind === 'ready',
  });
  const newHabit = new NewHabitModel({
    userId: USER_ID,
    habitDao,
    catalog,
    wholeCatalog: bundledCatalog,
    avoidancePatterns: bundledAvoidancePatterns,
    frameCoach,
    modelStatus: llm.status,
    saveHabit: (request) => saveHabit(request, toolDeps()),
    newKey,
    snackbars,
    onSaved: () => router.go('/'),
  });
  const modelSteps = new ModelSteps({
    model: llm,
    chosen,
    contextTokens: () => settings.value.engine.contextTokens,
    setContext: (contextTokens) => change('engine', { ...settings.value.engine, contextTokens }),
    choosePractice: () => change('chosenModel', tinyDemo.id),
    practiceId: tinyDemo.id,
    openModelScreen: () => router.go('/model'),
  });
  const modelSetup = new ModelSetupModel({
    steps: modelSteps,
    library,
    llm,
    settings,
    onSettingChange: change,
    catalogModels,
    tinyDemo,
    judge,
    ownModel,
    familyOf,
    modelAddress,
    nameOfAddress,
    probeDevice,
    persist: () => navigator.storage.persist(),
    clock,
    now: () => performance.now(),
    snackbars,
    appVersion: __APP_VERSION__,
    runtimeVersion: __RUNTIME_VERSION__,
  });
  const zone = () => settings.value.zone;

  stopWaiting();
  render(
    <App
      router={router}
      day={day}
      today={today}
      chat={chat}
      modelSteps={modelSteps}
      modelSetup={modelSetup}
      newHabit={newHabit}
      catalog={new CatalogModel({ catalog })}
      activity={new ActivityModel({ userId: USER_ID, activityDao, trackerDao, zone, snackbars })}
      modelCheck={modelCheck}
      coachPrompt={new CoachPromptModel({ settings, onChange: change, coach, snackbars })}
      settings={settings}
      onSettingChange={change}
      catalogSize={computed(() => catalog.value.list().length)}
      databaseState={databaseState}
      isModelChosen={computed(() => settings.value.chosenModel !== null)}
      snackbars={snackbars}
      version={__APP_VERSION__}
    />,
    element,
  );
}
