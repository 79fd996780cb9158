import { AppProvider } from '@solelune/screen/app';
import { useEffect, useSyncExternalStore } from 'react';
import type { SiteNavigator } from '../navigation/navigator.ts';
import { useSiteAccess } from './site-access.ts';
import { SitePage } from './site-page.tsx';

interface SiteAppProps {
  navigator: SiteNavigator;
  /** Done once the whole page answers to touches, which is later than its code being there. */
  onAlive: () => void;
}

/** The site in the browser: shows the page of the place one is at. */
export function SiteApp({ navigator, onAlive }: SiteAppProps) {
  const place = useSyncExternalStore(
    navigator.subscribe,
    () => navigator.place,
    () => navigator.first,
  );
  const app = useSiteAccess(navigator.navigate);
  // After what the parts of the page do themselves when they come alive.
  useEffect(() => queueMicrotask(onAlive), [onAlive]);
  return (
    <AppProvider app={app} address={place.location}>
      <SitePage page={place.page} />
    </AppProvider>
  );
}
