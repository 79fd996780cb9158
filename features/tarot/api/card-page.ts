import { metaWithWay } from '@solelune/contract';
import { fail, handle, type Services } from '@solelune/contract/server';
import { fragmentOf, readingOf, textOf } from '@solelune/corpus';
import { plainOf } from '../composition/plain.ts';
import { arcanum, bellineCard } from '../contract.ts';
import { bellineKind, majorKind, minorKind, pairKind } from '../corpus.ts';
import { BELLINE, CARDS, type Card, cardBySlug, MAJORS } from '../engine/index.ts';
import { pairSlug } from '../engine/named-pairs.ts';
import { cardLinesOf, describedCard } from './card-lines.ts';
import { shareUrlOf } from './share-pictures.ts';

const KINDS = { major: majorKind, minor: minorKind, belline: bellineKind } as const;

interface Place {
  cards: readonly Card[];
  /** The page above, and the folder of the card's own. */
  above: { name: string; path: string };
  folder: string;
}

const ARCANA: Place = { cards: CARDS.tarot, above: { name: 'Tarot', path: '/tarot' }, folder: '/tarot/arcane' };
const ORACLE: Place = {
  cards: BELLINE,
  above: { name: 'Oracle de Belline', path: '/oracle-de-belline' },
  folder: '/oracle-de-belline',
};

function cardPageOf(
  { corpus, config }: Services,
  card: Exclude<Card, { kind: 'angel' }>,
  { cards, above, folder }: Place,
) {
  const { meta, reading } = readingOf(corpus, KINDS[card.kind], card.slug);
  const index = cards.indexOf(card);
  const beside = (step: number) => cards[(index + step + cards.length) % cards.length] as Card;
  const [before, after] = cardLinesOf(corpus, [beside(-1), beside(1)]);
  if (!before || !after) throw new Error(`${card.slug} has no neighbours`);
  return {
    card: describedCard(card, reading),
    reading,
    answer: 'answer' in card ? card.answer : null,
    before,
    after,
    pairs: pairsOf(corpus, card),
    __META__: metaWithWay(config.siteUrl, { ...meta, image: shareUrlOf(card) }, [
      above,
      { name: card.name, path: `${folder}/${card.slug}` },
    ]),
  };
}

/** The majors that answer this one, where a text says how. */
function pairsOf(corpus: Services['corpus'], card: Card) {
  if (card.kind !== 'major') return [];
  return MAJORS.flatMap((other) => {
    const slug = pairSlug(card, other);
    if (other === card || !corpus.get(pairKind, slug)) return [];
    const [line] = cardLinesOf(corpus, [other]);
    const { title } = textOf(corpus, pairKind, slug);
    return line ? [{ card: line, title, text: plainOf(fragmentOf(corpus, pairKind, slug)) }] : [];
  });
}

export const arcanumHandler = handle(arcanum, ({ slug }, { services }) => {
  const card = cardBySlug('tarot', slug);
  return card && card.kind !== 'angel' ? cardPageOf(services, card, ARCANA) : fail('not_found');
});

export const bellineCardHandler = handle(bellineCard, ({ slug }, { services }) => {
  const card = cardBySlug('belline', slug);
  return card && card.kind !== 'angel' ? cardPageOf(services, card, ORACLE) : fail('not_found');
});
