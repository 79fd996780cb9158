import { defineKind } from '@solelune/corpus/kind';
import { z } from 'zod';
import { ANGELS, CHOIRS } from './engine/index.ts';

const portrait = {
  /** A short image printed under the name. */
  epithet: z.string().min(1).max(48),
  keywords: z.array(z.string().min(1)).length(3),
};

/** The portrait of an angel, with its ritual and the message it brings in a draw. */
export const profileKind = defineKind({
  name: 'angels.profile',
  folder: 'angeologie/ange',
  slugs: ANGELS.map(({ slug }) => slug),
  frontMatter: z.object(portrait),
  sections: ['essence', 'gifts', 'shadow', 'love', 'work', 'path', 'call', 'ritual', 'oracle'],
  minWords: 540,
});

/** What each choir has in common, for the list and for the portraits. */
export const choirKind = defineKind({
  name: 'angels.choir',
  folder: 'angeologie/choeur',
  slugs: CHOIRS.map(({ slug }) => slug),
  frontMatter: z.object({}),
  sections: [],
  minWords: 80,
  fragment: true,
});

/** What an angel is to a person: by day, by heart, by hour, by choice. */
export const roleKind = defineKind({
  name: 'angels.role',
  folder: 'angeologie/role',
  slugs: ['guardian', 'heart', 'spiritual', 'personal'],
  frontMatter: z.object({}),
  sections: [],
  minWords: 80,
  fragment: true,
});

/** A digit by its place in a number from 1 to 999: a reading is made of these. */
export const digitKind = defineKind({
  name: 'angels.digit',
  folder: 'angeologie/test-synchronicite/chiffre',
  slugs: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  frontMatter: z.object({ keywords: portrait.keywords }),
  sections: ['essence', 'opening', 'middle', 'closing', 'doubled', 'tripled'],
  minWords: 230,
  fragment: true,
});

export const introductionKind = defineKind({
  name: 'angels.introduction',
  folder: 'angeologie',
  slugs: [
    'index',
    'calcul-ange-gardien-naissance/index',
    'liste-des-72-ange-gardien/index',
    'calendrier-regence-anges/index',
    'rituel-personnalise/index',
    'calcul-ange-personnel/index',
    'test-synchronicite/index',
  ],
  frontMatter: z.object({}),
  sections: ['what', 'how', 'tradition'],
  minWords: 150,
});

export const kinds = [profileKind, choirKind, roleKind, digitKind, introductionKind];
