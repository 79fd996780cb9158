import type { Screen } from '@solelune/screen';
import { consentChoice, onConsentChoice } from '../consent/consent.ts';
import type { Site } from '../shell/site.ts';
import { trackedAddress } from './tracked-address.ts';

type Tracker = typeof import('./tracker.ts');
let site: Site | null = null;
let current: Screen | null = null;
let tracker: Promise<Tracker> | null = null;

/** Nothing is loaded, stored or sent before the visitor has said yes, and nothing after a no. */
export function startStatistics(of: Site, screen: Screen): void {
  site = of;
  current = screen;
  onConsentChoice((choice) => {
    if (choice === 'accepted') track();
    else void tracker?.then(({ stopTracking }) => stopTracking());
  });
  track();
}

export function trackPage(screen: Screen): void {
  current = screen;
  track();
}

function track(): void {
  if (!site?.matomoUrl || !current || consentChoice() !== 'accepted') return;
  const { matomoUrl, siteUrl } = site;
  const address = trackedAddress(current, location.pathname);
  tracker ??= import('./tracker.ts');
  void tracker
    .then(({ showPage }) => showPage(matomoUrl, address && siteUrl + address))
    .catch(() => {
      // Blocked by the visitor's browser: that is their choice.
      tracker = null;
    });
}
