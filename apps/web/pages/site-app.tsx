import { NavigationProvider } from '@solelune/screen/navigation';
import { useEffect, useSyncExternalStore } from 'react';
import type { SiteNavigator } from '../navigation/navigator.ts';
import { SitePage } from './site-page.tsx';

/** The site in the browser: shows the page of the place one is at. */
export function SiteApp({ navigator }: { navigator: SiteNavigator }) {
  const place = useSyncExternalStore(
    navigator.subscribe,
    () => navigator.place,
    () => navigator.place,
  );
  // Said once the whole page answers to touches, which is later than its code being there: journeys wait for it.
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
  }, []);
  return (
    <NavigationProvider address={place.location} navigate={navigator.navigate}>
      <SitePage page={place.page} />
    </NavigationProvider>
  );
}
