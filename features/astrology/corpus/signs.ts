import { defineKind } from '@solelune/corpus/kind';
import { z } from 'zod';
import { crossed, pairs, signs } from './slugs.ts';

const portrait = z.object({
  /** A short image printed under the title. */
  epithet: z.string().min(1).max(48),
  keywords: z.array(z.string().min(1)).length(3),
});
const epithetOnly = portrait.pick({ epithet: true });

export const signKind = defineKind({
  name: 'astrology.sign',
  folder: 'astrologie/signes-astrologiques',
  slugs: signs,
  frontMatter: portrait,
  sections: [
    'character',
    'love',
    'work',
    'money',
    'wellbeing',
    'friendship',
    'decan-1',
    'decan-2',
    'decan-3',
    'advice',
  ],
  minWords: 700,
});

export const childSignKind = defineKind({
  name: 'astrology.child-sign',
  folder: 'astrologie/signes-astrologiques-enfant',
  slugs: signs,
  frontMatter: portrait,
  sections: ['temperament', 'needs', 'school', 'parents'],
  minWords: 400,
});

/** The page adds the ascendant in general (a fragment of the natal chart) to what is written here for the pair alone. */
export const ascendantPairKind = defineKind({
  name: 'astrology.ascendant-pair',
  folder: 'astrologie/ascendant',
  slugs: crossed(signs, signs, '-ascendant-'),
  frontMatter: epithetOnly,
  sections: ['alliance', 'love', 'path'],
  minWords: 160,
});

export const descendantKind = defineKind({
  name: 'astrology.descendant',
  folder: 'astrologie/calcul-descendant',
  slugs: signs,
  frontMatter: portrait,
  sections: ['seeks', 'gives', 'trap', 'advice'],
  minWords: 220,
});

export const moonSignKind = defineKind({
  name: 'astrology.moon-sign',
  folder: 'astrologie/signes-astrologiques-lunaires',
  slugs: signs,
  frontMatter: portrait,
  sections: ['climate', 'needs', 'memory', 'love', 'refuge', 'advice'],
  minWords: 400,
});

/** What is written for two signs, whichever of them is read first. */
export const compatibilityKind = defineKind({
  name: 'astrology.compatibility',
  folder: 'astrologie/compatibilite-signes-astro',
  slugs: pairs(signs, '/', true),
  frontMatter: epithetOnly,
  sections: ['love', 'desire', 'daily', 'friendship', 'work', 'advice'],
  minWords: 150,
});

const MEETING_SECTIONS = ['love', 'desire', 'daily', 'friendship', 'work'] as const;

/** The sign that comes (the first of the address): how it goes towards anyone. */
export const compatibilityFromKind = defineKind({
  name: 'astrology.compatibility-from',
  folder: 'astrologie/compatibilite-signes-astro/depuis',
  slugs: signs,
  frontMatter: z.object({}),
  sections: MEETING_SECTIONS,
  minWords: 130,
  fragment: true,
});

/** The sign that receives (the second of the address): what it lets in, and at what pace. */
export const compatibilityToKind = defineKind({
  name: 'astrology.compatibility-to',
  folder: 'astrologie/compatibilite-signes-astro/vers',
  slugs: signs,
  frontMatter: z.object({}),
  sections: MEETING_SECTIONS,
  minWords: 130,
  fragment: true,
});

export const moonCompatibilityKind = defineKind({
  name: 'astrology.moon-compatibility',
  folder: 'astrologie/compatibilite-signes-lunaires',
  slugs: pairs(signs, '/', true),
  frontMatter: epithetOnly,
  sections: ['meeting', 'home', 'comfort', 'advice'],
  minWords: 100,
});

export const moonFromKind = defineKind({
  name: 'astrology.moon-from',
  folder: 'astrologie/compatibilite-signes-lunaires/depuis',
  slugs: signs,
  frontMatter: z.object({}),
  sections: [],
  minWords: 80,
  fragment: true,
});

export const moonToKind = defineKind({
  name: 'astrology.moon-to',
  folder: 'astrologie/compatibilite-signes-lunaires/vers',
  slugs: signs,
  frontMatter: z.object({}),
  sections: [],
  minWords: 80,
  fragment: true,
});
