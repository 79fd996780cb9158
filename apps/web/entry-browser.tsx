import '@solelune/ui/styles.css';
import './page-loading/page-loading.css';
import type { Screen } from '@solelune/screen';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reportWindowErrors } from './error-reporting/report-error.ts';
import { DOOR_SCREENS, fetchListAtFirstTouch, know, screenAt } from './known-screens.ts';
import { SiteNavigator } from './navigation/navigator.ts';
import { isLoggingIn, startAutologin } from './page-loading/autologin.ts';
import { noteEarlyTyping } from './page-loading/early-typing.ts';
import { followNavigation } from './page-loading/follow-navigation.ts';
import { historyMemory } from './page-loading/history-memory.ts';
import { identityOf, loadPlace } from './page-loading/load-screen.ts';
import { loadPage, type PageData, screenOf } from './pages/page-data.ts';
import { SiteApp } from './pages/site-app.tsx';
import { registerServiceWorker } from './service-worker/register.ts';
import { type Site, SiteContext } from './shell/site.ts';
import { acceptDisplays, startAccount } from './state/account.ts';
import { startStatistics } from './statistics/statistics.ts';

/** What the server wrote into the page: its data and its screen, the facts of the site, and which file the page is. */
const written = document.getElementById('page-data') as HTMLElement;
const { site, page, screen } = JSON.parse(written.textContent) as { site: Site; page: PageData; screen: Screen };
const file = written.dataset['page'];

const { dataset: state } = document.documentElement;
const root = document.getElementById('root') as HTMLElement;
const early = noteEarlyTyping(root);
const onAlive = () => {
  early.tell();
  // Journeys wait for it.
  state['ready'] = 'true';
  delete state['laying'];
  const pressed = root.querySelector<HTMLElement>('[data-pressed]');
  pressed?.removeAttribute('data-pressed');
  pressed?.click();
};

reportWindowErrors();
startAutologin();
know([screen]);
// The development server names no file: the list of screens does.
if (!file) await screenAt(location.pathname);
await loadPage(screenOf(page), file);

const navigator = new SiteNavigator(page, loadPlace);
const { key } = navigator.place.location;
const isShell = 'shell' in state;
const isDoor = DOOR_SCREENS.includes(screen.name);
// A link that logs in was opened: what its page shows depends on who that is.
const isAwaited = isLoggingIn() && (isDoor || screen.awaitsAutologin === true);
if (!page.waiting && !isAwaited && !isShell) historyMemory.keep(key, identityOf(screen, page.params), page);
historyMemory.moved(key, 'POP');
acceptDisplays(page.displays ?? []);

// From here on React answers what is pressed, or keeps it (first-script.ts).
state['taken'] = 'true';
// In small steps: the page can be scrolled and touched while it is taken over.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <SiteContext value={site}>
        <SiteApp navigator={navigator} onAlive={onAlive} />
      </SiteContext>
    </StrictMode>,
  );
});
followNavigation(navigator, site);
startAccount(navigator);
// A member's page was rendered as a closed door: its own data is asked for here, by whoever has a token.
// So is what a device computes by itself: the service worker gave another page's document for it.
if (page.waiting || isDoor || isAwaited || isShell) navigator.reload({ awaited: isAwaited || isShell });
startStatistics(site, screen);
registerServiceWorker(site);
fetchListAtFirstTouch();
