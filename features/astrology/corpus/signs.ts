import { defineKind, MOULD_LIMITS } from '@solelune/corpus/kind';
import { definePortraits, portraitFields } from '@solelune/corpus/usual-kinds';
import { z } from 'zod';
import { crossed, pairs, signs } from './slugs.ts';

const SUN_PAIRS = 'astrologie/compatibilite-signes-astro';
const MOON_PAIRS = 'astrologie/compatibilite-signes-lunaires';
/** A text about two signs has an image and no keywords. */
const pairFields = portraitFields.pick({ epithet: true });

export const signKind = definePortraits('astrology.sign', 'astrologie/signes-astrologiques', {
  slugs: signs,
  sections: [
    ...(['character', 'love', 'work', 'money', 'wellbeing', 'friendship'] as const),
    ...(['decan-1', 'decan-2', 'decan-3', 'advice'] as const),
  ],
  minWords: 700,
});

export const childSignKind = definePortraits('astrology.child-sign', 'astrologie/signes-astrologiques-enfant', {
  slugs: signs,
  sections: ['temperament', 'needs', 'school', 'parents'],
  minWords: 400,
});

export const descendantKind = definePortraits('astrology.descendant', 'astrologie/calcul-descendant', {
  slugs: signs,
  sections: ['seeks', 'gives', 'trap', 'advice'],
  minWords: 220,
});

export const moonSignKind = definePortraits('astrology.moon-sign', 'astrologie/signes-astrologiques-lunaires', {
  slugs: signs,
  sections: ['climate', 'needs', 'memory', 'love', 'refuge', 'advice'],
  minWords: 400,
});

/** The page adds the ascendant in general (a fragment of the natal chart) to what is written here for the pair alone. */
export const ascendantPairKind = defineKind({
  name: 'astrology.ascendant-pair',
  folder: 'astrologie/ascendant',
  slugs: crossed(signs, signs, '-ascendant-'),
  frontMatter: pairFields,
  sections: ['alliance', 'love', 'path'],
  minWords: 160,
  mould: MOULD_LIMITS,
});

/** What is written for two signs, whichever of them is read first. */
export const compatibilityKind = defineKind({
  name: 'astrology.compatibility',
  folder: SUN_PAIRS,
  slugs: pairs(signs, '/', true),
  frontMatter: pairFields,
  sections: ['love', 'desire', 'daily', 'friendship', 'work', 'advice'],
  minWords: 150,
  mould: MOULD_LIMITS,
});

export const moonCompatibilityKind = defineKind({
  name: 'astrology.moon-compatibility',
  folder: MOON_PAIRS,
  slugs: pairs(signs, '/', true),
  frontMatter: pairFields,
  sections: ['meeting', 'home', 'comfort', 'advice'],
  minWords: 200,
  mould: MOULD_LIMITS,
});

/** What one of the two brings, by the parts of a page: a page takes the ones it needs. */
const oneSide = (name: string, folder: string, sections: readonly string[], minWords: number) =>
  defineKind({
    name: `astrology.${name}`,
    folder,
    slugs: signs,
    frontMatter: z.object({}),
    sections: [...sections],
    minWords,
    mould: MOULD_LIMITS,
    fragment: true,
  });

const SUN_PARTS = ['love', 'desire', 'daily', 'friendship', 'work'];
/** The sign that comes (the first of the address): how it goes towards anyone. */
export const compatibilityFromKind = oneSide('compatibility-from', `${SUN_PAIRS}/depuis`, SUN_PARTS, 130);
/** The sign that receives (the second of the address): what it lets in, and at what pace. */
export const compatibilityToKind = oneSide('compatibility-to', `${SUN_PAIRS}/vers`, SUN_PARTS, 130);

/** Who a Moon is to anyone, then how it meets a Moon of each element: a page prints one of the four, so that two pages of a Moon share less. */
const MOON_TURNS = ['fire', 'earth', 'air', 'water'];
/** The Moon that comes, by the element of the one that it goes to. */
export const moonFromKind = oneSide('moon-from', `${MOON_PAIRS}/depuis`, MOON_TURNS, 200);
/** The Moon that receives, by the element of the one that comes. */
export const moonToKind = oneSide('moon-to', `${MOON_PAIRS}/vers`, MOON_TURNS, 200);
