import { batch, signal, type ReadonlySignal } from '@preact/signals';

export type Route =
  | 'today'
  | 'coach'
  | 'more'
  | 'model'
  | 'catalog'
  | 'new-habit'
  | 'activity'
  | 'model-check'
  | 'coach-prompt';

const paths: Readonly<Record<string, Route>> = {
  '/': 'today',
  '/coach': 'coach',
  '/more': 'more',
  '/model': 'model',
  '/catalog': 'catalog',
  '/new': 'new-habit',
  '/activity': 'activity',
  '/check': 'model-check',
  '/prompt': 'coach-prompt',
};

/** The place in the app, kept in the address. Plain links do the moving, so they also work opened anew. */
export class Router {
  readonly route: ReadonlySignal<Route>;
  /** What the address says beyond the place: `/new?item=meditation`. */
  readonly query: ReadonlySignal<URLSearchParams>;
  private readonly current = signal<Route>(routeOf(location.pathname));
  private readonly currentQuery = signal(new URLSearchParams(location.search));

  constructor() {
    this.route = this.current;
    this.query = this.currentQuery;
    addEventListener('popstate', () => this.enter());
    document.addEventListener('click', (event) => this.follow(event));
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.origin !== location.origin || !(link.pathname in paths)) return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }

  /** Moves to a path of the app, which `back` then leaves again. */
  go(path: string): void {
    if (path === location.pathname + location.search) return;
    history.pushState(null, '', path);
    this.enter();
  }

  private enter(): void {
    batch(() => {
      this.current.value = routeOf(location.pathname);
      this.currentQuery.value = new URLSearchParams(location.search);
    });
  }
}

/** An unknown address is today's: nobody should meet a dead end. */
function routeOf(pathname: string): Route {
  return paths[pathname] ?? 'today';
}
