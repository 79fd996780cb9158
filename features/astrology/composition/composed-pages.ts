/** The 144 + 144 + 144 pages that join several texts, and a sample of birth charts and of solar years, as the text check measures them. */
import type { ComposedPages, Corpus } from '@solelune/corpus';
import { type Lens, SIGN_FACTS, type SignFacts } from '../engine/index.ts';
import { ascendantPage } from './ascendant-page.ts';
import { bondPages } from './bond/bond-pages.ts';
import { compatibilityPage } from './compatibility-page.ts';
import { natalPages } from './natal-pages.ts';
import { solarPages } from './solar-pages.ts';

/** One page for each of 144 ordered pairs of signs. */
function pairPages(
  name: string,
  minWords: number,
  addressOf: (one: SignFacts, other: SignFacts) => string,
  compose: (corpus: Corpus, one: SignFacts, other: SignFacts) => string,
): ComposedPages {
  const pairs = new Map(
    SIGN_FACTS.flatMap((one) => SIGN_FACTS.map((other) => [addressOf(one, other), [one, other]] as const)),
  );
  return {
    name,
    minWords,
    addresses: [...pairs.keys()],
    compose: (corpus, address) => {
      const pair = pairs.get(address);
      if (!pair) throw new Error(`${address} is not a page of ${name}`);
      return compose(corpus, ...pair);
    },
  };
}

function compatibilityText(corpus: Corpus, lens: Lens, from: SignFacts, to: SignFacts): string {
  const { reading, scores } = compatibilityPage(corpus, lens, from.key, to.key);
  const blocks = reading.sections.flatMap((section) => section.blocks.map(({ html }) => html));
  return [reading.lead, ...blocks, ...scores.map(({ reason }) => `<p>${reason}</p>`)].join('\n');
}

export const pages: ComposedPages[] = [
  pairPages(
    'astrology.ascendant-page',
    220,
    (sign, ascendant) => `astrologie/ascendant/${sign.slug}-ascendant-${ascendant.slug}`,
    (corpus, sign, ascendant) => {
      const { reading } = ascendantPage(corpus, sign.key, ascendant.key);
      return [reading.lead, ...reading.sections.map(({ html }) => html)].join('\n');
    },
  ),
  pairPages(
    'astrology.compatibility-page',
    300,
    (from, to) => `astrologie/compatibilite-signes-astro/${from.slug}/${to.slug}`,
    (corpus, from, to) => compatibilityText(corpus, 'sun', from, to),
  ),
  pairPages(
    'astrology.moon-compatibility-page',
    200,
    (from, to) => `astrologie/compatibilite-signes-lunaires/${from.slug}/${to.slug}`,
    (corpus, from, to) => compatibilityText(corpus, 'moon', from, to),
  ),
  natalPages,
  solarPages,
  bondPages,
];
