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
import { ActivityDao } from '@/db/activity-dao';
import { CheckInDao } from '@/db/check-in-dao';
import { HabitDao } from '@/db/habit-dao';
import { openDatabase, type DatabaseState } from '@/db/open-database';
import type { AppDatabase } from '@/db/schema';
import { SettingsDao } from '@/db/settings-dao';
import { TalkDao } from '@/db/talk-dao';
import { TrackerDao } from '@/db/tracker-dao';
import { systemClock } from '@/domain/clock';
import { localDayOf } from '@/domain/local-day';
import { ActivityModel } from '@/features/activity/activity-model';
import { CatalogModel } from '@/features/catalog/catalog-model';
import { ChatModel } from '@/features/chat/chat-model';
import { CoachPromptModel } from '@/features/coach-prompt/coach-prompt-model';
import { ModelCheckModel } from '@/features/model-check/model-check-model';
import { ModelSetupModel } from '@/features/model-setup/model-setup-model';
import { NewHabitModel } from '@/features/new-habit/new-habit-model';
import { followDay } from '@/features/today/day-clock';
import { TodayModel } from '@/features/today/today-model';
import { locale, messages } from '@/i18n/current';
import { toolReasons } from '@/i18n/tool-reasons';
import { probeGpu } from '@/llm/capability';
import { formatOf } from '@/llm/format/format-of';
import { tinyDemo } from '@/llm/model/manifest';
import { spawnLlmWorker } from '@/llm/spawn-llm-worker';
import { WorkerLlmService } from '@/llm/worker-llm-service';
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

  const llm = new WorkerLlmService({
    source: tinyDemo.source,
    settings: tinyDemo.settings,
    format: formatOf(tinyDemo.family),
    spawn: spawnLlmWorker,
  });
  const registry = createToolRegistry(chatTools);
  const dispatcher = createDispatcher(registry);
  const coach = new Coach({
    llm,
    registry,
    dispatcher,
    newKey,
    keepsHistory: tinyDemo.keepsHistory,
    retellsReadings: tinyDemo.retellsReadings,
    manner: () => settings.value.coachPrompt,
    toolDeps,
  });

  const onModelChosen = (): void => {
    if (settings.value.chosenModel !== tinyDemo.id) change('chosenModel', tinyDemo.id);
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
    modelId: tinyDemo.id,
    isPractice: true,
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
  const zone = () => settings.value.zone;

  stopWaiting();
  render(
    <App
      router={router}
      day={day}
      today={today}
      chat={chat}
      modelSetup={new ModelSetupModel({ llm, probeGpu, onModelChosen })}
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
