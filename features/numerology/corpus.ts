import { defineKind } from '@solelune/corpus/kind';
import { z } from 'zod';
import { NUMBER_RESULTS, pairSlug, resultSlug } from './engine/index.ts';

const portrait = z.object({
  /** A short image printed under the title. */
  epithet: z.string().min(1).max(40),
  keywords: z.array(z.string().min(1)).length(3),
});

const numbers = NUMBER_RESULTS.map(resultSlug);
const roots = NUMBER_RESULTS.filter(({ master }) => master === undefined).map(({ number }) => number);

export const expressionKind = defineKind({
  name: 'numerology.expression',
  folder: 'numerologie/expression/resultat',
  slugs: numbers,
  frontMatter: portrait,
  sections: ['portrait', 'gifts', 'shadow', 'work', 'relations', 'advice'],
  minWords: 300,
});

export const affectiveKind = defineKind({
  name: 'numerology.affective',
  folder: 'numerologie/vie-affective/resultat',
  slugs: numbers,
  frontMatter: portrait,
  sections: ['heart', 'needs', 'gift', 'pitfall', 'couple', 'advice'],
  minWords: 300,
});

export const lifePathKind = defineKind({
  name: 'numerology.lifepath',
  folder: 'numerologie/chemin-de-vie/resultat',
  slugs: numbers,
  frontMatter: portrait,
  sections: ['path', 'strengths', 'lessons', 'work', 'love', 'advice'],
  minWords: 300,
});

export const compatibilityKind = defineKind({
  name: 'numerology.compatibility',
  folder: 'numerologie/compatibilite-prenom/resultat',
  slugs: roots.flatMap((one) => roots.filter((other) => other >= one).map((other) => pairSlug(one, other))),
  frontMatter: portrait,
  sections: ['meeting', 'strength', 'friction', 'advice'],
  minWords: 120,
});

export const universalKind = defineKind({
  name: 'numerology.universal',
  folder: 'numerologie/numerologie-universelle/resultat',
  slugs: roots.map(String),
  frontMatter: portrait,
  sections: ['portrait', 'inner', 'outer', 'advice'],
  minWords: 250,
});

/** The introduction of the whole and of each tool. */
export const introductionKind = defineKind({
  name: 'numerology.introduction',
  folder: 'numerologie',
  slugs: [
    'index',
    'expression/index',
    'vie-affective/index',
    'chemin-de-vie/index',
    'compatibilite-prenom/index',
    'numerologie-universelle/index',
  ],
  frontMatter: z.object({}),
  sections: ['what', 'how', 'tradition'],
  minWords: 150,
});

export const kinds = [expressionKind, affectiveKind, lifePathKind, compatibilityKind, universalKind, introductionKind];
