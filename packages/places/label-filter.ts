/** Narrows a search by what the labels show after the name: « Saint-Denis, réunion », « vienne autriche », « st denis 93 ». */
import type { WordTables } from './pack.ts';

/** For each suffix, 1 where every word of the filter begins one of its words; undefined when no suffix fits. */
export function suffixesMatching(
  { suffixes, labelWords, labelWordSuffixes }: WordTables,
  filter: string,
): Uint8Array | undefined {
  let allowed: Uint8Array | undefined;
  for (const word of filter.split(' ')) {
    const fits = new Uint8Array(suffixes.length);
    let any = false;
    for (let at = firstNotBelow(labelWords, word); labelWords[at]?.startsWith(word); at += 1) {
      for (const suffix of labelWordSuffixes[at] ?? []) {
        if (allowed && !allowed[suffix]) continue;
        fits[suffix] = 1;
        any = true;
      }
    }
    if (!any) return undefined;
    allowed = fits;
  }
  return allowed;
}

function firstNotBelow(words: string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
