export {
  type AngelCard,
  type Answer,
  BELLINE_PLANETS,
  type BellineCard,
  type BellinePlanet,
  type Card,
  type CardKind,
  DECKS,
  type DeckId,
  type Major,
  type Minor,
  SUITS,
  type Suit,
  type Tone,
} from './decks/card.ts';
export { ANGEL_CARDS, BELLINE, CARDS, cardBySlug, MAJORS, MINORS, majorOf } from './decks/decks.ts';
export { balanceOf, type Family, type FamilyShare } from './reading/balance.ts';
export { type ChanceReport, chanceReport } from './reading/chance.ts';
export { type CardLink, type LinkedCard, linksOf } from './reading/links.ts';
export { type FanCard, fanOf, fingerprintOf, orderBefore } from './shuffle/proof.ts';
export { type BirthArcana, birthArcana, type FifthCard, fifthCard } from './spreads/cross.ts';
export { arePicks, cardsOf, type DealtDraw, type DrawAsked, dealt, type LaidCard, takenIn } from './spreads/draw.ts';
export { PERSONAL_MOST, THEME_ASKS, THEMES, type Theme } from './spreads/personal.ts';
export { ASKS, type Ask, type Position } from './spreads/positions.ts';
export { deckOf, PACKS, type PackId, SPREADS, type Spread, type SpreadId, spreadOf } from './spreads/spreads.ts';
export { balanceOfThree, leaning } from './spreads/yes-no.ts';
