import '@solelune/ui/styles.css';
import type { Call } from '@solelune/contract';
import { isClosed, type Params, type Screen } from '@solelune/screen';
import { StillPage } from '@solelune/screen/app';
import { renderToString } from 'react-dom/server';
import { headOf, printHead, safeJson } from './head/head.ts';
import { loadPage, type PageData, screenOf, toPageData } from './pages/page-data.ts';
import { SitePage } from './pages/site-page.tsx';
import { matchScreen, screenIndex, screens } from './screens.ts';
import { type Site, SiteContext } from './shell/site.ts';

export { printDocument } from './pages/document.ts';
export { THEME_SCRIPT } from './pages/theme-script.ts';
export { screens } from './screens.ts';

/** Makes the call in this process, as the anonymous visitor. */
type RunCall = (call: Call, input: unknown) => Promise<{ status: number; body: Record<string, unknown> }>;

export interface Rendered {
  status: number;
  screen: Screen;
  params: Params;
  /** The head's own tags, the application's markup and the data block; the document around them is the server's. */
  head: string;
  body: string;
  data: string;
}

/** Renders the page at an address, whatever it is: an unknown one is the 404 page with its status. */
export async function render(pathname: string, site: Site, runCall: RunCall): Promise<Rendered> {
  const { status, page } = await pageAt(pathname, site, runCall);
  const body = renderToString(
    <SiteContext value={site}>
      <StillPage at={pathname}>
        <SitePage page={page} />
      </StillPage>
    </SiteContext>,
  );
  const screen = screenOf(page);
  return {
    status,
    screen,
    params: page.params,
    head: printHead(headOf(screen, page, pathname, site)),
    body,
    data: safeJson({ site, page }),
  };
}

interface Answered {
  status: number;
  page: PageData;
}

/** Every failure has its page and its status here, at the very address that was asked for. */
async function pageAt(pathname: string, site: Site, runCall: RunCall): Promise<Answered> {
  const match = matchScreen(pathname);
  if (!match || match.screen.name === 'errors.not-found' || (match.screen.development && !site.development))
    return failed(404);
  const { screen, params } = match;
  if (isClosed(screen)) return { status: 200, page: { screen: screen.name, params, data: undefined, waiting: true } };
  if (!screen.call) return { status: 200, page: await pageWith(screen, params, undefined) };
  const { status, body } = await runCall(screen.call as Call, screen.input?.(params) ?? {});
  return status === 200 ? { status, page: await pageWith(screen, params, body) } : failed(status >= 500 ? status : 404);
}

async function pageWith(
  screen: Screen,
  params: Params,
  answer: Record<string, unknown> | undefined,
): Promise<PageData> {
  await loadPage(screen);
  return toPageData(screen, params, answer);
}

async function failed(status: number): Promise<Answered> {
  const screen = screenIndex.get(status === 404 ? 'errors.not-found' : 'errors.internal');
  return { status, page: await pageWith(screen, {}, undefined) };
}

/** Every page's code is fetched once at the start, so that no visitor waits for it. */
export const warmUp = (): Promise<unknown> => Promise.all(screens.map(loadPage));
