import type { createBrowserRouter } from 'react-router';
import { applyHead } from '../head/apply-head.ts';
import { headOf, type SiteFacts } from '../head/head.ts';
import { type PageData, screenOf } from '../pages/page-data.ts';
import { acceptDisplays, closeSubmenus } from '../state/account.ts';
import { trackPage } from '../statistics/statistics.ts';
import { pageCache } from './load-screen.ts';
import { ProgressBar } from './progress-bar.ts';
import { ScrollMemory } from './scroll-memory.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * What happens around every change of page: the body is loading and the bar runs until the page is there; then the head is its own,
 * the cache and the scroll know the new place, and keyboard and screen reader start at the top of the page.
 */
export function followNavigation(router: Router, site: SiteFacts): void {
  const scroll = new ScrollMemory(sessionStorage);
  const bar = new ProgressBar();
  let place = router.state.location.key;
  let address = addressOf(router);
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    scroll.save(place, scrollY);
    scroll.persist();
  });
  window.scrollTo(0, location.hash ? scrollY : scroll.positionOf(place));

  router.subscribe((state) => {
    const busy = state.navigation.state !== 'idle';
    document.body.classList.toggle('is-loading', busy);
    if (busy) return bar.start();
    bar.done();
    if (state.location.key === place) return;
    scroll.save(place, scrollY);
    place = state.location.key;
    pageCache.moved(place, state.historyAction);
    if (addressOf(router) === address) return;
    address = addressOf(router);
    const page = state.loaderData[state.matches.at(-1)?.route.id ?? ''] as PageData;
    arrive(page, state.location.pathname, site);
    // The new page is drawn in this same turn; scrolling waits for it.
    requestAnimationFrame(() => {
      window.scrollTo({ top: scroll.positionOf(state.location.key), behavior: 'instant' });
      if (state.historyAction === 'PUSH') focusPage();
    });
  });
}

const addressOf = (router: Router) => router.state.location.pathname + router.state.location.search;

function arrive(page: PageData, pathname: string, site: SiteFacts): void {
  const screen = screenOf(page);
  applyHead(headOf(screen, page, pathname, site));
  acceptDisplays(page.displays ?? []);
  closeSubmenus();
  trackPage(screen);
}

function focusPage(): void {
  const main = document.getElementById('contenu');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
}
