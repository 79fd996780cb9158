import { queryOf, type Screen } from '@solelune/screen';

/** Of an address's query, what a screen is drawn by, in the screen's own order: any other query leads to the very same page. */
export function searchFor(query: Screen['query'], url: string): string {
  const start = url.indexOf('?');
  if (!query || start < 0) return '';
  const kept = Object.entries(queryOf(query, url.slice(start + 1))).map(
    ([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`,
  );
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
