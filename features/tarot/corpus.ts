import { defineKind, MOULD_LIMITS } from '@solelune/corpus/kind';
import { defineIntroductions, definePortraits, portraitFields } from '@solelune/corpus/usual-kinds';
import { ANGEL_CARDS, BELLINE, MAJORS, MINORS } from './engine/decks/decks.ts';
import { NAMED_PAIR_SLUGS } from './engine/named-pairs.ts';

const slugsOf = (cards: readonly { slug: string }[]) => cards.map(({ slug }) => slug);

/** A section for each kind of question that a position of a spread can ask; `answer` argues a yes or a no. */
export const majorKind = definePortraits('tarot.major', 'tarot/arcane', {
  slugs: slugsOf(MAJORS),
  sections: [
    ...(['portrait', 'situation', 'obstacle', 'help', 'advice', 'outcome'] as const),
    ...(['love', 'single', 'work', 'reversed', 'answer'] as const),
  ],
  minWords: 480,
});

export const minorKind = definePortraits('tarot.minor', 'tarot/arcane', {
  slugs: slugsOf(MINORS),
  sections: ['portrait', 'situation', 'obstacle', 'advice', 'outcome', 'love', 'work', 'reversed'],
  minWords: 290,
});

export const bellineKind = definePortraits('tarot.belline', 'oracle-de-belline', {
  slugs: slugsOf(BELLINE),
  sections: ['portrait', 'situation', 'obstacle', 'advice', 'outcome', 'love'],
  minWords: 240,
});

/** What an angel says in a draw; its portrait is a page of the angels. */
export const angelMessageKind = defineKind({
  name: 'tarot.angel-message',
  folder: 'oracle-des-anges',
  slugs: slugsOf(ANGEL_CARDS),
  frontMatter: portraitFields,
  sections: ['message', 'support', 'counsel'],
  minWords: 110,
  fragment: true,
  mould: MOULD_LIMITS,
});

/** What two majors say together that neither says alone. Not every pair that the tradition names has its text: the set is open within it. */
export const pairKind = defineKind({
  name: 'tarot.pair',
  folder: 'tarot/lien',
  slugs: new RegExp(`^(?:${NAMED_PAIR_SLUGS.join('|')})$`),
  frontMatter: portraitFields.pick({}),
  sections: [],
  minWords: 40,
  fragment: true,
  mould: MOULD_LIMITS,
});

const introduction = (page: string, folder: string) => defineIntroductions(`tarot.${page}`, folder, []);

/** The presentations of the eight pages of the menu, each at its own address. */
export const introductionKinds = {
  index: introduction('index', 'tarot'),
  cross: introduction('cross', 'tirage-tarot-voyance'),
  love: introduction('love', 'tirage-tarot-amour'),
  single: introduction('single', 'tirage-tarot-celibataire'),
  'yes-no': introduction('yes-no', 'tirage-tarot-oui-non'),
  belline: introduction('belline', 'oracle-de-belline'),
  angels: introduction('angels', 'oracle-des-anges'),
  personal: introduction('personal', 'tirage-personnalise'),
};

export const kinds = [
  ...[majorKind, minorKind, bellineKind, angelMessageKind, pairKind],
  ...Object.values(introductionKinds),
];
