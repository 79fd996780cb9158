import { defineKind, MOULD_LIMITS } from '@solelune/corpus/kind';
import { defineFragments, defineIntroductions, definePortraits, portraitFields } from '@solelune/corpus/usual-kinds';
import { ANGELS, CHOIRS } from './engine/index.ts';

/** The portrait of an angel, with its ritual and the message it brings in a draw. */
export const profileKind = definePortraits('angels.profile', 'angeologie/ange', {
  slugs: ANGELS.map(({ slug }) => slug),
  sections: ['essence', 'gifts', 'shadow', 'love', 'work', 'path', 'call', 'ritual', 'oracle'],
  minWords: 540,
});

const choirs = CHOIRS.map(({ slug }) => slug);
/** What each choir has in common, for the list and for the portraits. */
export const choirKind = defineFragments('angels.choir', 'angeologie/choeur', choirs, 80);

const roles = ['guardian', 'heart', 'spiritual', 'personal'];
/** What an angel is to a person: by day, by heart, by hour, by choice. */
export const roleKind = defineFragments('angels.role', 'angeologie/role', roles, 80);

/** A digit by its place in a number from 1 to 999: a reading is made of these. */
export const digitKind = defineKind({
  name: 'angels.digit',
  folder: 'angeologie/test-synchronicite/chiffre',
  slugs: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  frontMatter: portraitFields.pick({ keywords: true }),
  sections: ['essence', 'opening', 'middle', 'closing', 'doubled', 'tripled'],
  minWords: 230,
  fragment: true,
  mould: MOULD_LIMITS,
});

export const introductionKind = defineIntroductions('angels', 'angeologie', [
  'calcul-ange-gardien-naissance',
  'liste-des-72-ange-gardien',
  'calendrier-regence-anges',
  'rituel-personnalise',
  'calcul-ange-personnel',
  'test-synchronicite',
]);

export const kinds = [profileKind, choirKind, roleKind, digitKind, introductionKind];
