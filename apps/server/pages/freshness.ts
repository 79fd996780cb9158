import { isClosed, type Screen } from '@solelune/screen';

type Kept = Pick<
  Screen,
  'path' | 'where' | 'result' | 'access' | 'development' | 'freshForSeconds' | 'private' | 'tags'
>;

/** Result pages carry birth data in their address and are as many as visitors, but for those of numbers; a screen may say of itself that it is never kept. */
export const isKeptHere = (screen: Kept, status: number): boolean =>
  status === 200 &&
  !screen.development &&
  screen.freshForSeconds !== 0 &&
  (!screen.result || hasListedAddresses(screen));

/** Each part of its address that changes has a list of values: the pages are a few, the same for everybody, and nobody can be read from them. */
function hasListedAddresses({ path, where = {} }: Pick<Screen, 'path' | 'where'>): boolean {
  const names = [...path.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => name);
  return names.length > 0 && names.every((name) => Array.isArray(where[name]));
}

export const NOWHERE = 'private, no-store';
const ASKED_EACH_TIME = 'no-cache';
/** Nothing but a new text or a new day changes it: a proxy may be a little behind, and goes on for a day where we are away. */
const STILL = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';

/** What browsers and proxies may do with a page. We can let go of our own copies at any moment, not of theirs. */
export function cacheControl(screen: Kept, status: number): string {
  if (!isKeptHere(screen, status) || screen.private || screen.result) return NOWHERE;
  if (isClosed(screen) || screen.tags) return ASKED_EACH_TIME;
  // With the page's `Age`, a proxy lets it go when we would.
  return screen.freshForSeconds ? `public, max-age=0, s-maxage=${screen.freshForSeconds}` : STILL;
}
