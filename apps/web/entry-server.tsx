import '@solelune/ui/styles.css';
import type { Call } from '@solelune/contract';
import { isClosed, type Params, paramsWith, type Screen } from '@solelune/screen';
import type { AddressForm, CallForm } from '@solelune/screen/address-form';
import { StillPage } from '@solelune/screen/app';
import { renderToString } from 'react-dom/server';
import { headOf, printHead, safeJson } from './head/head.ts';
import { know } from './known-screens.ts';
import { loadPage, type PageData, screenOf, toPageData } from './pages/page-data.ts';
import { SitePage } from './pages/site-page.tsx';
import { matchScreen, screenIndex, screens } from './screens.ts';
import { drawnFrame } from './shell/drawn-frame.tsx';
import { DrawnFrame } from './shell/frame-part.tsx';
import { type Site, SiteContext } from './shell/site.ts';

export { printDocument } from './pages/document.ts';
export { FIRST_SCRIPT } from './pages/first-script.ts';
export { screenOf } from './pages/page-data.ts';
export { screens } from './screens.ts';

know(screens);

/** Makes the call in this process, as the anonymous visitor. */
type RunCall = (call: Call, input: unknown) => Promise<{ status: number; body: Record<string, unknown> }>;

/** Which page an address leads to, with its data. It can be drawn in another thread: it is plain values. */
export interface FoundPage {
  status: number;
  page: PageData;
}

export interface DrawnPage {
  /** The head's own tags, the application's markup and the data block; the document around them is the server's. */
  head: string;
  body: string;
  data: string;
}

interface PageToDraw {
  pathname: string;
  search: string;
  site: Site;
  page: PageData;
}

/** Draws a page that was found. It asks nobody for anything: what it draws depends on what it is given alone. */
export async function drawPage({ pathname, search, site, page }: PageToDraw): Promise<DrawnPage> {
  const screen = screenOf(page);
  await loadPage(screen);
  const body = renderToString(
    <SiteContext value={site}>
      <StillPage at={pathname + search}>
        <DrawnFrame value={drawnFrame(screen, site, pathname)}>
          <SitePage page={page} />
        </DrawnFrame>
      </StillPage>
    </SiteContext>,
  );
  return {
    head: printHead(headOf(screen, page, pathname, site)),
    body,
    data: safeJson({ site, page, screen: shown(screen) }),
  };
}

/** What the browser needs of the screen that it shows: the rest comes with the list of all, when another is gone to. */
function shown({
  name,
  path,
  title,
  universe,
  frame,
  access,
  result,
  noBottomNav,
  keepsWantedPage,
  awaitsAutologin,
}: Screen) {
  return { name, path, title, universe, frame, access, result, noBottomNav, keepsWantedPage, awaitsAutologin };
}

/** Finds the page at an address, whatever it is: every failure has its page and its status here, at the very address that was asked for. */
export async function findPage(pathname: string, search: string, site: Site, runCall: RunCall): Promise<FoundPage> {
  const match = matchScreen(pathname);
  if (!match || match.screen.name === 'errors.not-found' || (match.screen.development && !site.development))
    return failed(404);
  const { screen } = match;
  const params = paramsWith(screen, match.params, search);
  if (isClosed(screen)) return { status: 200, page: { screen: screen.name, params, data: undefined, waiting: true } };
  if (!screen.call) return { status: 200, page: toPageData(screen, params, undefined) };
  const { status, body } = await runCall(screen.call as Call, screen.input?.(params) ?? {});
  return status === 200 ? { status, page: toPageData(screen, params, body) } : failed(status >= 500 ? status : 404);
}

export const queryOf = (pathname: string): Screen['query'] => matchScreen(pathname)?.screen.query;

/** The form of the page at an address, for who sends it there; null where none can be sent. */
export async function findForm(pathname: string): Promise<AddressForm | CallForm | null> {
  const { screen, params } = matchScreen(pathname) ?? {};
  const form = screen && !isClosed(screen) ? await (screen.form ?? screen.callForm)?.() : undefined;
  if (!form) return null;
  // What the address says need not be sent again: a mail reader that stops letters posts nothing of its own.
  return 'call' in form ? { ...form, input: (answers) => form.input({ ...answers, ...given(params) }) } : form;
}

const given = (params: Params | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(params ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined));

function failed(status: number): FoundPage {
  const screen = screenIndex.get(status === 404 ? 'errors.not-found' : 'errors.internal');
  return { status, page: toPageData(screen, {}, undefined) };
}

/** Every page's code is fetched once at the start, so that no visitor waits for it. */
export const warmUp = (): Promise<unknown> => Promise.all(screens.map((screen) => loadPage(screen)));
