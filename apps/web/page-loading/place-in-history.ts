import type { createBrowserRouter } from 'react-router';

type Router = ReturnType<typeof createBrowserRouter>;
let router: Router | null = null;

export function followRouter(current: Router): void {
  router = current;
}

/** The key of the place in the history that is being gone to, or of the one the visitor is at. */
export function placeInHistory(): string {
  return router?.state.navigation.location?.key ?? router?.state.location.key ?? 'default';
}
