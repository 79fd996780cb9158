import type { Services } from '@solelune/contract/server';
import { type CardReading, cardReading } from '../composition/card-reading.ts';
import { cardText } from '../composition/card-texts.ts';
import { composeDraw } from '../composition/compose-draw.ts';
import {
  type Answer,
  balanceOf,
  balanceOfThree,
  type Card,
  cardsOf,
  type DealtDraw,
  dealt,
  deckOf,
  type LaidCard,
  leaning,
  majorOf,
  type Position,
  spreadOf,
} from '../engine/index.ts';
import { FAMILY_WORDS } from '../words/families.ts';
import { cardLineOf, describedCard } from './card-lines.ts';
import { serverSeedColumn } from './draw.repo.ts';
import { type DrawRow, isMade, type MadeDrawRow } from './tables.ts';

export const askedOf = ({ spread, pack, card_count, with_reversals, theme }: DrawRow) => ({
  ...{ spread, pack, count: card_count, withReversals: with_reversals, theme },
});

/** The cards of a draw that was made, from what it keeps: the same whenever they are asked for. */
export function dealtOf({ sealing }: Pick<Services, 'sealing'>, row: MadeDrawRow): DealtDraw & { serverSeed: string } {
  const serverSeed = serverSeedColumn.open(sealing, row.id, row.server_seed);
  return { ...dealt(askedOf(row), { server: serverSeed, visitor: row.visitor_seed }, row.picks), serverSeed };
}

/** A draw as its page shows it. */
export function drawViewOf(services: Pick<Services, 'sealing' | 'corpus'>, row: DrawRow) {
  const { spread, pack } = row;
  const { title, positions, taken } = spreadOf(spread, { pack, count: row.card_count });
  const significator = row.significator === null ? null : majorOf(row.significator);
  return {
    ...{ id: row.id, spread, title, pack, deck: deckOf(pack), size: cardsOf(pack).length, taken },
    ...{ with_reversals: row.with_reversals, theme: row.theme, fingerprint: row.fingerprint, positions },
    significator: significator && cardLineOf(significator, cardText(services.corpus, significator).epithet),
    made: isMade(row) ? madeViewOf(services, row) : null,
  };
}

function madeViewOf(services: Pick<Services, 'sealing' | 'corpus'>, row: MadeDrawRow) {
  const asked = askedOf(row);
  const { laid, fan, fifth, neighbours, serverSeed } = dealtOf(services, row);
  const composed = composeDraw(services.corpus, asked, { laid });
  const drawn = laid.map(({ card }) => card);
  return {
    drawn_at: row.drawn_at.toISOString(),
    cards: laid.map((one, index) => laidView(one, composed.cards[index] as CardReading)),
    links: composed.links,
    whole: composed.whole,
    fifth: fifth && { values: fifth.values, steps: fifth.steps },
    balance: balanceOf(drawn, cardsOf(asked.pack)).map(({ family, count, expected }) => ({
      ...{ family: FAMILY_WORDS[family].name, about: FAMILY_WORDS[family].about, count, expected },
    })),
    verdict: verdictOf(services, asked, laid[0] as LaidCard, neighbours),
    proof: {
      ...{ server_seed: serverSeed, visitor_seed: row.visitor_seed, seed_from: row.seed_from, picks: row.picks },
      fan: fan.map(({ card, isReversed }) => (isReversed ? -card : card)),
    },
  };
}

const pageOf = (card: Card): string =>
  card.kind === 'belline'
    ? `/oracle-de-belline/${card.slug}`
    : card.kind === 'angel'
      ? `/angeologie/ange/${card.slug}`
      : `/tarot/arcane/${card.slug}`;

const laidView = (
  { card, isReversed, pick }: Omit<LaidCard, 'position'>,
  { line, epithet, keywords, paragraphs }: CardReading,
) => ({
  ...describedCard(card, { epithet, keywords }),
  ...{ reversed: isReversed, pick, line, paragraphs, address: pageOf(card) },
});

const answerOf = (card: Card, isReversed: boolean): Answer =>
  leaning('answer' in card ? card.answer : 'maybe', isReversed);

/** A neighbour that leans to yes says what helps, one that leans to no what holds back. */
const NEIGHBOUR_ASKS = { yes: 'help', maybe: 'situation', no: 'obstacle' } as const;

function verdictOf(
  { corpus }: Pick<Services, 'corpus'>,
  asked: ReturnType<typeof askedOf>,
  drawn: LaidCard,
  neighbours: DealtDraw['neighbours'],
) {
  if (asked.spread !== 'yes-no') return null;
  const answer = answerOf(drawn.card, drawn.isReversed);
  const leanings = neighbours.map(({ card, isReversed }) => answerOf(card, isReversed));
  return {
    answer,
    balance: balanceOfThree(answer, leanings),
    neighbours: neighbours.map((one, index) => {
      const ask = NEIGHBOUR_ASKS[leanings[index] as Answer];
      const position: Position = { ...drawn.position, ask };
      return laidView(one, cardReading(corpus, { ...one, position }, asked));
    }),
  };
}
