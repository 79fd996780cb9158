import { urlOf } from '@solelune/screen';
import { networkErrorScreen } from './screens.ts';

/** The retry page's address, carrying the one that failed. */
export const retryAddress = (pathname: string, search = ''): string =>
  urlOf(networkErrorScreen, { route: pathname + search });

/** The address to go back to; null where there is none: what is not a path of this site, or is another error, leads nowhere. */
export function readFailedRoute(route: string | undefined): string | null {
  if (!route?.startsWith('/') || /^\/[/\\]/.test(route) || /[^\P{Cc}]/u.test(route)) return null;
  return route.startsWith('/erreur') ? null : route;
}
