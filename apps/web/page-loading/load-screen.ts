import type { Call } from '@solelune/contract';
import { CANCELLED, CallError } from '@solelune/contract/client';
import { accepts, PageCache, type Params, type Screen } from '@solelune/screen';
import { redirect } from 'react-router';
import { retryAddress } from '../errors/failed-route.ts';
import { loadPage, type PageData, toPageData } from '../pages/page-data.ts';
import type { LoadScreen } from '../pages/routes.tsx';
import { client } from '../state/client.ts';
import { passGuards } from './guards.ts';
import { placeInHistory } from './place-in-history.ts';
import { reportLoadFailure } from './report-load-failure.ts';

export const pageCache = new PageCache();

/** Going to a screen: guards, then the page's code and its data side by side; the data from its place in the history when it is still there. */
export const loadScreen: LoadScreen = async (screen, params, { request }) => {
  const url = new URL(request.url);
  if (params === null || !accepts(screen, params)) throw redirect('/404');
  try {
    await passGuards(screen, url);
    const [page] = await Promise.all([loadData(screen, params, request.signal), loadPage(screen)]);
    return page;
  } catch (error) {
    if (error instanceof Response || request.signal.aborted) throw error;
    throw redirect(await addressAfter(error, screen, url));
  }
};

/** What tells one page's data from another's at the same place. */
export const identityOf = (screen: Screen, params: Params): string => `${screen.name} ${JSON.stringify(params)}`;

async function loadData(screen: Screen, params: Params, signal: AbortSignal): Promise<PageData> {
  const identity = identityOf(screen, params);
  const place = placeInHistory();
  const kept = pageCache.read(place, identity) as PageData | undefined;
  if (kept) return kept;
  const answer = screen.call ? await ask(screen, params, signal) : undefined;
  const page = toPageData(screen, params, answer);
  pageCache.keep(place, identity, page);
  return page;
}

async function ask(screen: Screen, params: Params, signal: AbortSignal): Promise<Record<string, unknown>> {
  const answer: unknown = await client.call(screen.call as Call, (screen.input?.(params) ?? {}) as never, { signal });
  // The navigation that wanted this page is gone: the router drops whatever its loader says.
  if (answer === CANCELLED) throw new DOMException('cancelled', 'AbortError');
  return answer as Record<string, unknown>;
}

/** Section 8: each failure has its page; what has none is told in a notice, logged, and leads home. */
async function addressAfter(error: unknown, screen: Screen, url: URL): Promise<string> {
  const status = error instanceof CallError ? error.status : isLostChunk(error) ? 408 : 0;
  if (status === 404) return '/404';
  if (status === 408) return retryAddress(url.pathname, url.search);
  if (status >= 500) return '/erreur';
  await reportLoadFailure(error, screen);
  return '/';
}

/** The page's own code could not be fetched: the network again, or a newer version of the site has replaced it. */
const isLostChunk = (error: unknown) => error instanceof TypeError && /import|fetch|module/i.test(error.message);
