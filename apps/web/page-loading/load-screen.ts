import type { Call } from '@solelune/contract';
import { CallError } from '@solelune/contract/client';
import { type Params, paramsWith, type Screen } from '@solelune/screen';
import type { Address } from '@solelune/screen/navigation';
import { retryAddress } from '../errors/failed-route.ts';
import { LostCode } from '../errors/lost-code.ts';
import { notFoundScreen } from '../errors/screens.ts';
import { screenAt } from '../known-screens.ts';
import { type LoadPlace, Redirect } from '../navigation/navigator.ts';
import { loadPage, type PageData, toPageData } from '../pages/page-data.ts';
import { endSession } from '../state/account.ts';
import { client, tokens } from '../state/client.ts';
import { keepTarget } from '../state/protected-target.ts';
import { passGuards } from './guards.ts';
import { historyMemory } from './history-memory.ts';
import { reportLoadFailure } from './report-load-failure.ts';

/** Going to a screen: guards, then the page's code and its data side by side; the data from its place in the history when it is still there. */
export const loadPlace: LoadPlace = async (location, place, signal) => {
  let screen: Screen = notFoundScreen;
  let token: string | null = null;
  try {
    const match = await screenAt(location.pathname);
    if (!match || match.screen === notFoundScreen) return await notFound();
    screen = match.screen;
    const params = paramsWith(screen, match.params, location.search);
    if (!(await passGuards(screen, location))) return await notFound();
    token = tokens.read();
    const [page] = await Promise.all([loadData(screen, params, place, signal), loadPage(screen)]);
    return page;
  } catch (error) {
    if (error instanceof Redirect || signal.aborted) throw error;
    if (isOfFormerSession(error, token)) throw new Redirect(location.pathname + location.search);
    throw new Redirect(await addressAfter(error, screen, location));
  }
};

/** An address nobody knows keeps its place: the visitor can see what was mistyped. */
async function notFound(): Promise<PageData> {
  await loadPage(notFoundScreen);
  return toPageData(notFoundScreen, {}, undefined);
}

/** What tells one page's data from another's at the same place. */
export const identityOf = (screen: Screen, params: Params): string => `${screen.name} ${JSON.stringify(params)}`;

async function loadData(screen: Screen, params: Params, place: string, signal: AbortSignal): Promise<PageData> {
  const identity = identityOf(screen, params);
  const kept = historyMemory.read(place, identity) as PageData | undefined;
  if (kept) return kept;
  const answer = screen.call ? await ask(screen, params, signal) : undefined;
  const page = toPageData(screen, params, answer);
  historyMemory.keep(place, identity, page);
  return page;
}

async function ask(screen: Screen, params: Params, signal: AbortSignal): Promise<Record<string, unknown>> {
  const input = (screen.input?.(params) ?? {}) as never;
  return (await client.call(screen.call as Call, input, { signal, isPage: true })) as Record<string, unknown>;
}

/** Asked for by a session that was closed while another was opened here: the page is asked for again, by who is here now. */
const isOfFormerSession = (error: unknown, askedWith: string | null): boolean =>
  error instanceof CallError && error.status === 401 && tokens.read() !== null && tokens.read() !== askedWith;

/** Section 8: each failure has its page; what has none is told in a notice, logged, and leads home. */
async function addressAfter(error: unknown, screen: Screen, { pathname, search }: Address): Promise<string> {
  const status = error instanceof CallError ? error.status : error instanceof LostCode ? 408 : 0;
  if (status === 404) return '/404';
  if (error instanceof LostCode && (await isThere(pathname + search))) return loadAnew(pathname + search);
  if (status === 408) return retryAddress(pathname, search);
  if (status >= 500) return '/erreur';
  if (status === 401) {
    // The session was closed elsewhere: the guard, as for anybody who is not logged in.
    endSession();
    keepTarget(pathname + search);
    return '/connexion';
  }
  reportLoadFailure(error, screen);
  // The home page itself cannot lead home.
  return pathname === '/' ? '/erreur' : '/';
}

/** Whether the server has an answer for this page (it may be that there is none), though not the code that we know for it. */
const isThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/** The server is there and the code is not: a newer version of the site has replaced it, and only a fresh load brings that one. */
function loadAnew(address: string): Promise<never> {
  location.replace(address);
  return new Promise(() => {});
}
