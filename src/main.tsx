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
import { Coach } from '@/coach/coach';
import { CheckInDao } from '@/db/check-in-dao';
import { HabitDao } from '@/db/habit-dao';
import { openDatabase, type DatabaseState } from '@/db/open-database';
import type { AppDatabase } from '@/db/schema';
import { SettingsDao } from '@/db/settings-dao';
import { systemClock } from '@/domain/clock';
import { localDayOf } from '@/domain/local-day';
import { ChatModel } from '@/features/chat/chat-model';
import { ModelSetupModel } from '@/features/model-setup/model-setup-model';
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
import { addHabit } from '@/tools/add-habit';
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
  const checkInDao = new CheckInDao(db);

  const llm = new WorkerLlmService({
    source: tinyDemo.source,
    settings: tinyDemo.settings,
    format: formatOf(tinyDemo.family),
    spawn: spawnLlmWorker,
  });
  const registry = createToolRegistry([addHabit]);
  const coach = new Coach({
    llm,
    registry,
    dispatcher: createDispatcher(registry),
    newKey: () => crypto.randomUUID(),
    keepsHistory: tinyDemo.keepsHistory,
    toolDeps: () => ({
      userId: USER_ID,
      habitDao,
      catalog: bundledCatalog,
      avoidancePatterns: bundledAvoidancePatterns,
      clock,
      zone: settings.value.zone,
      dayStartHour: settings.value.dayStartHour,
      locale: settings.value.locale,
      reasons: toolReasons[settings.value.locale],
    }),
  });

  const onModelChosen = (): void => {
    if (settings.value.chosenModel !== tinyDemo.id) change('chosenModel', tinyDemo.id);
  };
  const today = new TodayModel({
    userId: USER_ID,
    habitDao,
    checkInDao,
    catalog: bundledCatalog,
    coach,
    clock,
    day: followDay(readDay),
    snackbars,
  });
  const chat = new ChatModel({ coach, habitDao, snackbars, onModelChosen });
  const modelSetup = new ModelSetupModel({ llm, probeGpu, onModelChosen });

  stopWaiting();
  render(
    <App
      router={new Router()}
      today={today}
      chat={chat}
      modelSetup={modelSetup}
      settings={settings}
      onSettingChange={change}
      databaseState={databaseState}
      isModelChosen={computed(() => settings.value.chosenModel !== null)}
      snackbars={snackbars}
      version={__APP_VERSION__}
    />,
    element,
  );
}
