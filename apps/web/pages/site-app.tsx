import { NavigationProvider } from '@solelune/screen/navigation';
import { useSyncExternalStore } from 'react';
import type { SiteNavigator } from '../navigation/navigator.ts';
import { SitePage } from './site-page.tsx';

/** The site in the browser: shows the page of the place one is at. */
export function SiteApp({ navigator }: { navigator: SiteNavigator }) {
  const place = useSyncExternalStore(
    navigator.subscribe,
    () => navigator.place,
    () => navigator.place,
  );
  return (
    <NavigationProvider address={place.location} navigate={navigator.navigate}>
      <SitePage page={place.page} />
    </NavigationProvider>
  );
}
