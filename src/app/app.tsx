import type { ReadonlySignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { ModelSteps } from '@/coach/model-steps';
import type { DatabaseState } from '@/db/open-database';
import type { Settings } from '@/db/settings-dao';
import type { LocalDay } from '@/domain/local-day';
import type { ActivityModel } from '@/features/activity/activity-model';
import { ActivityScreen } from '@/features/activity/activity-screen';
import type { CatalogModel } from '@/features/catalog/catalog-model';
import { CatalogScreen } from '@/features/catalog/catalog-screen';
import type { ChatModel } from '@/features/chat/chat-model';
import { ChatScreen } from '@/features/chat/chat-screen';
import type { CoachPromptModel } from '@/features/coach-prompt/coach-prompt-model';
import { CoachPromptScreen } from '@/features/coach-prompt/coach-prompt-screen';
import type { ModelCheckModel } from '@/features/model-check/model-check-model';
import { ModelCheckScreen } from '@/features/model-check/model-check-screen';
import type { ModelSetupModel } from '@/features/model-setup/model-setup-model';
import { ModelSetupScreen } from '@/features/model-setup/model-setup-screen';
import { MoreScreen, type MoreScreenProps } from '@/features/more/more-screen';
import type { NewHabitModel } from '@/features/new-habit/new-habit-model';
import { NewHabitScreen } from '@/features/new-habit/new-habit-screen';
import type { TodayModel } from '@/features/today/today-model';
import { TodayScreen } from '@/features/today/today-screen';
import { TodaySummary } from '@/features/today/today-summary';
import { locale, messages } from '@/i18n/current';
import { assertNever } from '@/lib/assert-never';
import { SnackbarHost, type Snackbars } from '@/ui/snackbar';
import { DatabaseNotice } from './database-notice';
import { ErrorBoundary } from './error-boundary';
import type { Route, Router } from './router';
import { TabBar } from './tab-bar';

export interface AppProps {
  readonly router: Router;
  readonly day: ReadonlySignal<LocalDay>;
  readonly today: TodayModel;
  readonly chat: ChatModel;
  readonly modelSteps: ModelSteps;
  readonly modelSetup: ModelSetupModel;
  readonly catalog: CatalogModel;
  readonly newHabit: NewHabitModel;
  readonly activity: ActivityModel;
  readonly modelCheck: ModelCheckModel;
  readonly coachPrompt: CoachPromptModel;
  readonly settings: ReadonlySignal<Settings>;
  readonly onSettingChange: MoreScreenProps['onChange'];
  readonly catalogSize: MoreScreenProps['catalogSize'];
  readonly databaseState: ReadonlySignal<DatabaseState>;
  readonly isModelChosen: ReadonlySignal<boolean>;
  readonly snackbars: Snackbars;
  readonly version: string;
}

export function App(props: AppProps): JSX.Element {
  const route = props.router.route.value;
  useDocumentLanguage(route);
  const shell = useFocusOnArrival(route);
  return (
    <div ref={shell} class={route === 'coach' ? 'app app--composing' : 'app'}>
      <DatabaseNotice state={props.databaseState.value} />
      <ErrorBoundary key={route}>
        <Screen route={route} {...props} />
      </ErrorBoundary>
      <SnackbarHost snackbars={props.snackbars} />
      <TabBar route={route} />
    </div>
  );
}

function Screen({ route, ...props }: AppProps & { readonly route: Route }): JSX.Element {
  switch (route) {
    case 'today':
      return <TodayScreen model={props.today} />;
    case 'coach':
      return (
        <ChatScreen
          model={props.chat}
          steps={props.modelSteps}
          isModelChosen={props.isModelChosen}
          today={props.day}
          side={<TodaySummary model={props.today} />}
        />
      );
    case 'model':
      return <ModelSetupScreen model={props.modelSetup} />;
    case 'more':
      return (
        <MoreScreen
          settings={props.settings}
          onChange={props.onSettingChange}
          catalogSize={props.catalogSize}
          version={props.version}
        />
      );
    case 'catalog':
      return <CatalogScreen model={props.catalog} />;
    case 'new-habit':
      return <NewHabitScreen model={props.newHabit} itemId={props.router.query.value.get('item')} />;
    case 'activity':
      return <ActivityScreen model={props.activity} />;
    case 'model-check':
      return <ModelCheckScreen model={props.modelCheck} query={props.router.query.value} />;
    case 'coach-prompt':
      return <CoachPromptScreen model={props.coachPrompt} />;
    default:
      return assertNever(route);
  }
}

function useDocumentLanguage(route: Route): void {
  const text = messages.value;
  const titles: Readonly<Record<Route, string>> = {
    ...text.nav,
    model: text.model.title,
    catalog: text.catalog.title,
    'new-habit': text.newHabit.title,
    activity: text.activity.title,
    'model-check': text.modelCheck.title,
    'coach-prompt': text.coachPrompt.title,
  };
  useEffect(() => {
    document.documentElement.lang = locale.value;
    document.title = `${titles[route]} · ${text.app.name}`;
  }, [route, text]);
}

/** After a move, keyboard and screen reader begin at the new screen's heading; on the first screen they don't jump. */
function useFocusOnArrival(route: Route) {
  const shell = useRef<HTMLDivElement>(null);
  const previous = useRef(route);
  useLayoutEffect(() => {
    if (previous.current === route) return;
    previous.current = route;
    // The talk goes on where it stopped; everything else begins at its head.
    if (route !== 'coach') window.scrollTo(0, 0);
    shell.current?.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [route]);
  return shell;
}
