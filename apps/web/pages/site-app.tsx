import { useSyncExternalStore } from 'react';
import { Router } from 'react-router';
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
    <Router location={place.location} navigationType={place.action} navigator={navigator}>
      <SitePage page={place.page} />
    </Router>
  );
}
