import { type Corpus, frontMatterIn } from '@solelune/corpus';
import type { StoneCard } from '../contract.ts';
import { stoneKind } from '../corpus.ts';
import { colourFamily } from '../engine/colour.ts';
import { STONE_SLUGS } from '../engine/vocabulary.ts';
import { gemOf } from '../gems/gem.ts';

export const dataOf = (corpus: Corpus, slug: string) => frontMatterIn(corpus, stoneKind)(slug);

export function cardOf(corpus: Corpus, slug: string): StoneCard {
  const { name, epithet, needs, chakras, signs_often, signs_once, life_path } = dataOf(corpus, slug);
  const tint = gemOf(slug).palette[1];
  return {
    slug,
    name,
    epithet,
    tint,
    colour: colourFamily(tint),
    needs,
    chakras,
    signs: [...signs_often, ...signs_once],
    lifePath: life_path,
  };
}

const shared = (one: readonly string[], other: readonly string[]) => one.filter((word) => other.includes(word)).length;

/** The four that are asked for the same: needs weigh most, then the place in the body, then the colour. */
export function nearTo(corpus: Corpus, slug: string): StoneCard[] {
  const here = cardOf(corpus, slug);
  const nearness = (card: StoneCard) =>
    shared(card.needs, here.needs) * 3 +
    shared(card.chakras, here.chakras) * 2 +
    shared(card.signs, here.signs) * 0.5 +
    (card.colour === here.colour ? 1 : 0);
  return STONE_SLUGS.filter((other) => other !== slug)
    .map((other) => cardOf(corpus, other))
    .toSorted((a, b) => nearness(b) - nearness(a) || a.slug.localeCompare(b.slug))
    .slice(0, 4);
}
