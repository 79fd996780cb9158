import { CHOIRS } from '../../engine/choirs.ts';
import { ELEMENT_WORDS, SIGNS } from '../../engine/zodiac.ts';

const slugs = (list: readonly { slug: string }[]) => new Set(list.map(({ slug }) => slug));
const CLOSED: Record<string, Set<string>> = {
  choeur: slugs(CHOIRS),
  element: slugs(Object.values(ELEMENT_WORDS)),
  signe: slugs(SIGNS),
};
const OPEN: Record<string, RegExp> = { bienfait: /^[a-z-]+$/, nom: /^.{1,40}$/ };

/** Whether an address may be one of the list: what needs the table of the angels, the page itself finds out. */
export function looksLikeFilters(written: string): boolean {
  return written.split('_').every((part) => {
    const dash = part.indexOf('-');
    const [word, value] = [part.slice(0, dash), part.slice(dash + 1)];
    return CLOSED[word]?.has(value) ?? OPEN[word]?.test(value) ?? false;
  });
}
