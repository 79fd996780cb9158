import '@solelune/ui/styles.css';
import './page-loading/page-loading.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { reportWindowErrors } from './error-reporting/report-error.ts';
import { startAutologin } from './page-loading/autologin.ts';
import { followNavigation } from './page-loading/follow-navigation.ts';
import { identityOf, loadScreen, pageCache } from './page-loading/load-screen.ts';
import { followRouter } from './page-loading/place-in-history.ts';
import { loadPage, type PageData, screenOf } from './pages/page-data.ts';
import { createRoutes } from './pages/routes.tsx';
import { registerServiceWorker } from './service-worker/register.ts';
import { type Site, SiteContext } from './shell/site.ts';
import { acceptDisplays, startAccount } from './state/account.ts';
import { startStatistics } from './statistics/statistics.ts';

/** What the server wrote into the page: its data, and the facts of the site. */
const { site, page, route } = JSON.parse(document.getElementById('page-data')?.textContent ?? '') as {
  site: Site;
  page: PageData;
  route: string;
};

reportWindowErrors();
startAutologin();
const screen = screenOf(page);
await loadPage(screen);

// A protected page was rendered as a closed door: its own data is asked for here, by whoever has a token.
const hydrationData = screen.protected ? undefined : { loaderData: { [route]: page } };
const router = createBrowserRouter(
  createRoutes(loadScreen, { development: site.development }),
  hydrationData ? { hydrationData } : {},
);
followRouter(router);
if (!page.waiting) pageCache.keep(router.state.location.key, identityOf(screen, page.params), page);
pageCache.moved(router.state.location.key, 'POP');
acceptDisplays(page.displays ?? []);

const root = document.getElementById('root') as HTMLElement;
hydrateRoot(
  root,
  <StrictMode>
    <SiteContext value={site}>
      <RouterProvider router={router} />
    </SiteContext>
  </StrictMode>,
);
followNavigation(router, site);
startAccount(router);
startStatistics(site, screen);
registerServiceWorker(site);
document.documentElement.dataset['ready'] = 'true';
