import type { Site } from '../shell/site.ts';

/** In production only: in development a kept page would hide what was just changed. */
export function registerServiceWorker({ development }: Pick<Site, 'development'>): void {
  if (development || !('serviceWorker' in navigator)) return;
  const register = async () => {
    try {
      await navigator.serviceWorker.register('/sw.js');
      // The first page was there before its worker: it is told what it missed, so that one visit is enough to come back without network.
      const { active } = await navigator.serviceWorker.ready;
      tell(active, location.pathname);
    } catch (error) {
      console.warn('service worker', error);
    }
  };
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

/** Tells the worker of a page that was gone to inside the application, so that it is there without network too. */
export function rememberVisit(pathname: string): void {
  tell(navigator.serviceWorker?.controller, pathname);
}

function tell(worker: ServiceWorker | null | undefined, pathname: string): void {
  const isSaving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (!isSaving) worker?.postMessage({ visited: pathname, files: loadedFiles() });
}

/** The built files that this page has fetched so far. The worker judges them by its own rules: shared with the page, they would leave its one file. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
