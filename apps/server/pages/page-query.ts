import type { Screen } from '@solelune/screen';

/** Of an address's query, what a screen is drawn by, in the screen's own order: any other query leads to the very same page. */
export function searchFor(query: Screen['query'], url: string): string {
  const start = url.indexOf('?');
  if (!query || start < 0) return '';
  const asked = new URLSearchParams(url.slice(start + 1));
  const kept = Object.entries(query).flatMap(([name, values]) => {
    const value = asked.get(name);
    return value !== null && values.includes(value) ? [`${name}=${encodeURIComponent(value)}`] : [];
  });
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}
