import { signal, type ReadonlySignal } from '@preact/signals';

export type Route = 'today' | 'coach' | 'more' | 'model';

const paths: Readonly<Record<string, Route>> = {
  '/': 'today',
  '/coach': 'coach',
  '/more': 'more',
  '/model': 'model',
};

/** The place in the app, kept in the address. Plain links do the moving, so they also work opened anew. */
export class Router {
  readonly route: ReadonlySignal<Route>;
  private readonly current = signal<Route>(routeOf(location.pathname));

  constructor() {
    this.route = this.current;
    addEventListener('popstate', () => this.enter(routeOf(location.pathname)));
    document.addEventListener('click', (event) => this.follow(event));
  }

  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.target !== '' || link.origin !== location.origin || !(link.pathname in paths)) return;
    event.preventDefault();
    if (link.pathname === location.pathname) return;
    history.pushState(null, '', link.pathname);
    this.enter(routeOf(link.pathname));
  }

  private enter(route: Route): void {
    this.current.value = route;
  }
}

/** An unknown address is today's: nobody should meet a dead end. */
function routeOf(pathname: string): Route {
  return paths[pathname] ?? 'today';
}
