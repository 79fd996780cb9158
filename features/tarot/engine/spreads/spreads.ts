import type { DeckId } from '../decks/card.ts';
import { PERSONAL_MOST, personalPositions } from './personal.ts';
import { type Position, position } from './positions.ts';

/** What is shuffled: a whole deck, or the majors of the tarot alone. */
export const PACKS = ['majors', 'tarot', 'belline', 'angels'] as const;
export type PackId = (typeof PACKS)[number];

export const SPREADS = [
  ...(['three', 'cross', 'love', 'single', 'yes-no'] as const),
  ...(['belline-planets', 'belline-key', 'angels', 'personal'] as const),
] as const;
export type SpreadId = (typeof SPREADS)[number];

export interface Spread {
  readonly id: SpreadId;
  readonly title: string;
  readonly pack: PackId;
  readonly positions: readonly Position[];
  /** How many are taken in the fan: one less than the positions where the last card is computed. */
  readonly taken: number;
}

/** Marseille, in a cross (published by several authors; the fifth card is computed from the four: cross.ts). */
const CROSS = [
  position('for', 'Le pour', 'ce qui vous porte', 'help', [0, 1]),
  position('against', 'Le contre', 'ce qui résiste', 'obstacle', [2, 1]),
  position('advice', 'Le conseil', 'ce qu’il est bon de faire', 'advice', [1, 0]),
  position('answer', 'La réponse', 'où cela mène', 'outcome', [1, 2]),
  position('heart', 'La synthèse', 'ce qui réunit les quatre', 'situation', [1, 1]),
];

const THREE = [
  position('ground', 'Ce qui est là', 'le sol de la question', 'situation', [0, 0]),
  position('knot', 'Ce qui résiste', 'le nœud', 'obstacle', [1, 0]),
  position('way', 'Où cela va', 'la pente des choses', 'outcome', [2, 0]),
];

const LOVE = [
  position('you', 'Vous', 'votre cœur dans cette histoire', 'situation', [0, 0.2]),
  position('other', 'L’autre', 'ce qui vient à votre rencontre', 'love', [1, 0.05]),
  position('joins', 'Ce qui vous unit', 'la force du lien', 'help', [2, 0]),
  position('parts', 'Ce qui vous sépare', 'l’écart à reconnaître', 'obstacle', [3, 0.05]),
  position('goes', 'Où va le lien', 'la pente, que vos gestes peuvent changer', 'outcome', [4, 0.2]),
];

const SINGLE = [
  position('heart', 'Votre cœur', 'son état, aujourd’hui', 'single', [1, 0]),
  position('brake', 'Ce qui freine', 'ce qui retient la rencontre', 'obstacle', [0, 0.6]),
  position('drive', 'Ce qui favorise', 'ce qui l’appelle', 'help', [2, 0.6]),
  position('meeting', 'La rencontre', 'ce qui s’ouvre', 'outcome', [1, 1.2]),
];

/** The seven families of Belline, one card for each; no published spread was found, the families are traditional. */
const BELLINE_PLANETS = [
  position('sun', 'Soleil', 'ce qui éclaire et réussit', 'situation', [1.5, 0]),
  position('moon', 'Lune', 'l’intime, le foyer, ce qui change', 'situation', [0.5, 0.5]),
  position('mercury', 'Mercure', 'les échanges et les nouvelles', 'advice', [2.5, 0.5]),
  position('venus', 'Vénus', 'l’amour, le plaisir, les liens', 'love', [0, 1.6]),
  position('mars', 'Mars', 'l’action et les tensions', 'obstacle', [3, 1.6]),
  position('jupiter', 'Jupiter', 'l’appui et la chance', 'advice', [1, 2.1]),
  position('saturn', 'Saturne', 'le temps, ce qui mûrit', 'outcome', [2, 2.1]),
];

/** Our own, after the first card of the deck, the key. */
const BELLINE_KEY = [
  position('key', 'La clef', 'la décision', 'situation', [1, 1]),
  position('opens', 'Ce qui ouvre', 'l’appui', 'advice', [1, 0]),
  position('closes', 'Ce qui ferme', 'la résistance', 'obstacle', [1, 2]),
  position('before', 'Ce qui précède', 'le pas d’avant', 'situation', [0, 1]),
  position('after', 'Ce qui suit', 'le pas d’après', 'outcome', [2, 1]),
];

const ANGELS = [
  position('message', 'Le message', 'ce qui vous est dit', 'message', [0, 0]),
  position('support', 'L’appui', 'ce qui vous porte', 'support', [1, 0]),
  position('counsel', 'Le conseil', 'le geste proposé', 'counsel', [2, 0]),
];

/** One card answers; its two neighbours in the fan say why, to who asks (yes-no.ts). */
const YES_NO = [position('answer', 'La réponse', 'oui, non, et pourquoi', 'answer', [0, 0])];

const whole = (id: SpreadId, title: string, pack: PackId, positions: readonly Position[]): Spread => ({
  ...{ id, title, pack, positions, taken: positions.length },
});

const FIXED: Record<Exclude<SpreadId, 'personal'>, Spread> = {
  three: whole('three', 'Trois lames', 'tarot', THREE),
  cross: { ...whole('cross', 'La croix', 'majors', CROSS), taken: 4 },
  love: whole('love', 'Cinq cartes pour deux', 'majors', LOVE),
  single: whole('single', 'Quatre cartes pour un cœur libre', 'majors', SINGLE),
  'yes-no': whole('yes-no', 'Oui ou non', 'majors', YES_NO),
  'belline-planets': whole('belline-planets', 'Les sept planètes', 'belline', BELLINE_PLANETS),
  'belline-key': whole('belline-key', 'La clef', 'belline', BELLINE_KEY),
  angels: whole('angels', 'Trois anges', 'angels', ANGELS),
};

/** What a draw was asked to be: only the personal spread has choices. */
export interface Choices {
  readonly pack?: PackId | undefined;
  /** 1 to 7. */
  readonly count?: number | undefined;
}

export function spreadOf(id: SpreadId, { pack = 'majors', count = PERSONAL_MOST }: Choices = {}): Spread {
  if (id !== 'personal') return FIXED[id];
  return whole('personal', 'Votre tirage', pack, personalPositions(count, pack));
}

export const deckOf = (pack: PackId): DeckId => (pack === 'majors' ? 'tarot' : pack);
