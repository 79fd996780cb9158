import { applyHead } from '../head/apply-head.ts';
import { headOf, type SiteFacts } from '../head/head.ts';
import type { SiteNavigator } from '../navigation/navigator.ts';
import { type PageData, screenOf } from '../pages/page-data.ts';
import { acceptDisplays, closeSubmenus } from '../state/account.ts';
import { trackPage } from '../statistics/statistics.ts';
import { historyMemory } from './history-memory.ts';
import { ProgressBar } from './progress-bar.ts';
import { ScrollMemory } from './scroll-memory.ts';

/**
 * What happens around every change of page: the body is loading and the bar runs until the page is there; then the head is its own,
 * the cache and the scroll know the new place, and keyboard and screen reader start at the top of the page.
 */
export function followNavigation(navigator: SiteNavigator, site: SiteFacts): void {
  const scroll = new ScrollMemory(sessionStorage);
  const bar = new ProgressBar();
  let { location: at, page: shown } = navigator.place;
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', () => {
    scroll.save(at.key, scrollY);
    scroll.persist();
  });
  const top = scroll.positionOf(at.key);
  // To ask a page that is at its top to go there would have all of it laid out at once.
  if (!at.hash && top > 0) window.scrollTo(0, top);

  navigator.subscribe(() => {
    const { location, action, page, isBusy } = navigator.place;
    document.body.classList.toggle('is-loading', isBusy);
    document.body.setAttribute('aria-busy', String(isBusy));
    if (isBusy) return bar.start();
    bar.done();
    if (location.key === at.key && page === shown) return;
    scroll.save(at.key, scrollY);
    at = location;
    historyMemory.moved(at.key, action);
    if (page === shown) return scrollToFragment(at.hash);
    shown = page;
    arrive(page, at.pathname, site);
    // The new page is drawn in this same turn; scrolling waits for it.
    requestAnimationFrame(() => {
      window.scrollTo({ top: scroll.positionOf(location.key), behavior: 'instant' });
      if (action === 'PUSH') focusPage();
      scrollToFragment(location.hash);
    });
  });
}

function arrive(page: PageData, pathname: string, site: SiteFacts): void {
  const screen = screenOf(page);
  applyHead(headOf(screen, page, pathname, site));
  acceptDisplays(page.displays ?? []);
  void closeSubmenus();
  trackPage(screen);
}

function focusPage(): void {
  document.getElementById('contenu')?.focus({ preventScroll: true });
}

function scrollToFragment(hash: string): void {
  if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}
