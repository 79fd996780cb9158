import { isClosed, isTracked, type Screen } from '@solelune/screen';

/**
 * What the statistics may know of a page: its path, never its query or fragment. Of pages that are somebody's own (members' pages,
 * recovery codes…) only the pattern is kept. Null for calculations and results, which are not tracked at all.
 */
export function trackedAddress(screen: Screen, pathname: string): string | null {
  if (!isTracked(screen)) return null;
  if (!isClosed(screen) && !screen.noindex) return pathname;
  return screen.path.replace(/\/?\{\w+\??\}/g, '') || '/';
}
