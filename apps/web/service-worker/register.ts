import type { Site } from '../shell/site.ts';

/** In production only: in development a kept page would hide what was just changed. */
export function registerServiceWorker({ development }: Pick<Site, 'development'>): void {
  if (development || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => console.warn('service worker', error));
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register(), { once: true });
}

/** Tells the worker of a page that was gone to inside the application, so that it is there without network too. */
export function rememberVisit(pathname: string): void {
  const isSaving = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (!isSaving) navigator.serviceWorker?.controller?.postMessage({ visited: pathname });
}
