import type { DeckId, SpreadId } from '../engine/index.ts';
import type { PageKey } from '../pages.ts';
import { addresses } from './addresses.ts';

/** What the page of a draw says before its text. */
export interface DrawWords {
  readonly page: PageKey;
  readonly path: string;
  readonly name: string;
  /** « 4 cartes, une cinquième calculée » */
  readonly count: string;
  readonly about: string;
  readonly deck: DeckId;
  /** The first is drawn unless another is chosen. */
  readonly spreads: readonly [SpreadId, ...SpreadId[]];
  readonly withReversals: boolean;
  readonly example: string;
}

const words = (page: PageKey, rest: Omit<DrawWords, 'page' | 'path'>): DrawWords => ({
  ...{ page, path: addresses[page].path, ...rest },
});

/** Every draw, in the order of the menu; the first stands on the page of them all. */
export const DRAWS: readonly DrawWords[] = [
  words('index', {
    ...{ name: 'Trois lames', count: '3 cartes', about: 'Ce qui est là, ce qui résiste, où cela va.', deck: 'tarot' },
    ...{ spreads: ['three'], withReversals: true },
    example: 'Qu’est-ce qui se prépare dans cette affaire, et où puis-je agir\u202f?',
  }),
  words('cross', {
    ...{
      name: 'La croix',
      count: '4 cartes, une cinquième calculée',
      about: 'Le pour, le contre, le conseil, l’issue.',
    },
    ...{ deck: 'tarot', spreads: ['cross'], withReversals: false },
    example:
      'Je cherche depuis un an dans quelle direction aller. Qu’est-ce qui m’attend si je m’y mets vraiment\u202f?',
  }),
  words('love', {
    ...{ name: 'Amour', count: '5 cartes', about: 'Vous, l’autre, ce qui unit, ce qui sépare, la suite.' },
    ...{ deck: 'tarot', spreads: ['love'], withReversals: true },
    example: 'Où en est notre histoire, et que lui faut-il maintenant\u202f?',
  }),
  words('single', {
    ...{ name: 'Célibataire', count: '4 cartes', about: 'L’état du cœur, le frein, l’appui, la rencontre.' },
    ...{ deck: 'tarot', spreads: ['single'], withReversals: true },
    example: 'Qu’est-ce qui s’ouvre pour mon cœur, et qu’ai-je à laisser passer\u202f?',
  }),
  words('yes-no', {
    ...{ name: 'Oui ou non', count: '1 carte', about: 'Une réponse, et ce qui la ferait changer.', deck: 'tarot' },
    ...{ spreads: ['yes-no'], withReversals: false },
    example: 'Est-ce le bon moment pour lui parler\u202f?',
  }),
  words('belline', {
    ...{
      name: 'Oracle de Belline',
      count: '7 ou 5 cartes',
      about: 'Ce que chaque planète en dit, ou cinq cartes autour d’une clef.',
    },
    ...{ deck: 'belline', spreads: ['belline-planets', 'belline-key'], withReversals: false },
    example: 'De quoi cette saison de ma vie est-elle faite\u202f?',
  }),
  words('angels', {
    ...{ name: 'Oracle des anges', count: '3 cartes', about: 'Un message, un appui, un conseil.', deck: 'angels' },
    ...{ spreads: ['angels'], withReversals: false },
    example: 'Qu’ai-je besoin d’entendre aujourd’hui\u202f?',
  }),
  words('personal', {
    ...{ name: 'Votre tirage', count: '1 à 7 cartes', about: 'Votre thème, votre jeu, vos places.', deck: 'tarot' },
    ...{ spreads: ['personal'], withReversals: true },
    example: 'La question que vous portez ces jours-ci, dans vos mots.',
  }),
];

export const drawWords = (page: PageKey): DrawWords => DRAWS.find((one) => one.page === page) as DrawWords;

/** The page that a draw was begun on. */
export const pageOfSpread = (spread: SpreadId): DrawWords =>
  DRAWS.find(({ spreads }) => spreads.includes(spread)) as DrawWords;
