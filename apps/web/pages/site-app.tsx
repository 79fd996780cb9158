import { AppProvider } from '@solelune/screen/app';
import { useEffect, useSyncExternalStore } from 'react';
import type { SiteNavigator } from '../navigation/navigator.ts';
import { useSiteAccess } from './site-access.ts';
import { SitePage } from './site-page.tsx';

/** The site in the browser: shows the page of the place one is at. */
export function SiteApp({ navigator }: { navigator: SiteNavigator }) {
  const place = useSyncExternalStore(
    navigator.subscribe,
    () => navigator.place,
    () => navigator.first,
  );
  const app = useSiteAccess(navigator.navigate);
  // Said once the whole page answers to touches, which is later than its code being there: journeys wait for it.
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
  }, []);
  return (
    <AppProvider app={app} address={place.location}>
      <SitePage page={place.page} />
    </AppProvider>
  );
}
