/** Love and desire of a bond, for who opened them: the aspects of the pairs that speak of it, the strongest first. */
import { type Corpus, sectionOf } from '@solelune/corpus';
import { bondIntimateKind } from '../../corpus/synastry-kinds.ts';
import { INTIMATE_PAIRS } from '../../corpus/synastry-slugs.ts';
import type { MajorAspect } from '../../engine/index.ts';
import { CARRIES, RUBS } from '../../words/bond-links.ts';
import type { Side } from '../../words/bond-voice.ts';
import { aspectWords } from '../../words/chart.ts';
import { aspectKey, pairSlug } from './bond-aspects.ts';
import { type Bond, orbWords, tellingOf } from './bond-given.ts';
import { type BondPart, joinedParagraph } from './bond-part.ts';

const MOST_TOLD = 6;
const SECTIONS: Record<MajorAspect, string> = {
  conjunction: 'conjonction',
  sextile: 'harmonie',
  trine: 'harmonie',
  square: 'tension',
  opposition: 'opposition',
};

export function intimateParts(corpus: Corpus, bond: Bond, names: Readonly<Record<Side, string>>): BondPart[] {
  const { voice, turns, aspects } = tellingOf(corpus, bond, names);
  const pairs: readonly string[] = INTIMATE_PAIRS;
  const told = new Set<string>();
  return aspects
    .flatMap((aspect): BondPart[] => {
      const { from, to, kind, tone } = aspect;
      const slug = pairSlug(from, to);
      // Two aspects of a pair, one each way, may be of a nature: the text is read once.
      const text = `${slug} ${SECTIONS[kind]}`;
      if (!pairs.includes(slug) || told.has(text)) return [];
      told.add(text);
      const link = turns.say(
        tone === 'carries' ? CARRIES : RUBS,
        voice.point('one', from),
        voice.point('other', to),
        aspectWords(kind),
        orbWords(aspect),
      );
      const { html } = sectionOf(corpus, bondIntimateKind, slug, SECTIONS[kind]);
      return [{ key: `intimate-${aspectKey(aspect)}`, aspect: { from, to, kind }, html: joinedParagraph(link, html) }];
    })
    .slice(0, MOST_TOLD);
}
