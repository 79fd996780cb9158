import { ANGELS } from '@solelune/angels/engine';
import { BELLINE_ROWS } from './belline-rows.ts';
import type { AngelCard, Answer, BellineCard, Card, DeckId, Major, Minor, Tone } from './card.ts';
import { MAJOR_ROWS } from './major-rows.ts';
import { MINOR_ROWS } from './minor-rows.ts';

const ANSWER_TONES: Record<Answer, Tone> = { yes: 1, maybe: 0, no: -1 };

export const MAJORS: readonly Major[] = MAJOR_ROWS.map(([value, roman, name, slug, answer]) => ({
  deck: 'tarot',
  kind: 'major',
  slug,
  name,
  value,
  roman,
  answer,
  tone: ANSWER_TONES[answer],
}));

export const MINORS: readonly Minor[] = MINOR_ROWS.map(([suit, value, name, slug, answer, tone]) => ({
  deck: 'tarot',
  kind: 'minor',
  slug,
  name,
  value,
  suit,
  answer,
  tone,
}));

export const BELLINE: readonly BellineCard[] = BELLINE_ROWS.map(([value, name, slug, planet, tone]) => ({
  deck: 'belline',
  kind: 'belline',
  slug,
  name,
  value,
  planet,
  tone,
}));

/** An angel encourages whatever it says: no card of this deck darkens another. */
export const ANGEL_CARDS: readonly AngelCard[] = ANGELS.map(({ number, name, slug, choir }) => ({
  deck: 'angels',
  kind: 'angel',
  slug,
  name,
  value: number,
  choir: choir.slug,
  tone: 1,
}));

/** Each deck in its own order: the order from which it is shuffled, which anyone who verifies a draw must know. */
export const CARDS: Record<DeckId, readonly Card[]> = {
  tarot: [...MAJORS, ...MINORS],
  belline: BELLINE,
  angels: ANGEL_CARDS,
};

const BY_SLUG = new Map(
  Object.entries(CARDS).map(([deck, cards]) => [deck, new Map(cards.map((card) => [card.slug, card]))]),
);

export const cardBySlug = (deck: DeckId, slug: string): Card | undefined => BY_SLUG.get(deck)?.get(slug);

/** The card of a known number of the majors, 1 to 22 (Le Mat). */
export function majorOf(value: number): Major {
  const major = MAJORS[value - 1];
  if (!major) throw new RangeError(`no major has the number ${value}`);
  return major;
}
