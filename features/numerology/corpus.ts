import { defineIntroductions, definePortraits } from '@solelune/corpus/usual-kinds';
import { NUMBER_RESULTS, pairSlug, resultSlug } from './engine/index.ts';

const numbers = NUMBER_RESULTS.map(resultSlug);
const roots = NUMBER_RESULTS.filter(({ master }) => master === undefined).map(({ number }) => number);
const pairs = roots.flatMap((one) => roots.filter((other) => other >= one).map((other) => pairSlug(one, other)));

export const expressionKind = definePortraits('numerology.expression', 'numerologie/expression/resultat', {
  slugs: numbers,
  sections: ['portrait', 'gifts', 'shadow', 'work', 'relations', 'advice'],
  minWords: 300,
});

export const affectiveKind = definePortraits('numerology.affective', 'numerologie/vie-affective/resultat', {
  slugs: numbers,
  sections: ['heart', 'needs', 'gift', 'pitfall', 'couple', 'advice'],
  minWords: 300,
});

export const lifePathKind = definePortraits('numerology.lifepath', 'numerologie/chemin-de-vie/resultat', {
  slugs: numbers,
  sections: ['path', 'strengths', 'lessons', 'work', 'love', 'advice'],
  minWords: 300,
});

export const compatibilityKind = definePortraits(
  'numerology.compatibility',
  'numerologie/compatibilite-prenom/resultat',
  { slugs: pairs, sections: ['meeting', 'strength', 'friction', 'advice'], minWords: 120 },
);

export const universalKind = definePortraits('numerology.universal', 'numerologie/numerologie-universelle/resultat', {
  slugs: roots.map(String),
  sections: ['portrait', 'inner', 'outer', 'advice'],
  minWords: 250,
});

export const introductionKind = defineIntroductions('numerology', 'numerologie', [
  'expression',
  'vie-affective',
  'chemin-de-vie',
  'compatibilite-prenom',
  'numerologie-universelle',
]);

export const kinds = [expressionKind, affectiveKind, lifePathKind, compatibilityKind, universalKind, introductionKind];
