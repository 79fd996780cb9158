/** The texts that are the book's own: what opens its chapters and its years, how it is read, its glossary. Everything else it borrows. */
import { DATED_LIMITS, defineKind } from '@solelune/corpus/kind';
import { defineFragments } from '@solelune/corpus/usual-kinds';
import { z } from 'zod';

const FOLDER = 'promesse-celeste';
const NATURES = ['conjunction', 'flowing', 'tense'];
export const YEAR_LEADERS = ['pluto', 'neptune', 'uranus', 'saturn', 'jupiter', 'mean_node'] as const;

export const chapterKind = defineFragments(
  'book.chapter',
  `${FOLDER}/chapitre`,
  [
    ...[
      'portrait',
      'ascendant',
      'portes',
      'sun',
      'moon',
      'mercury',
      'venus',
      'mars',
      'jupiter',
      'saturn',
      'uranus',
      'neptune',
    ],
    ...['pluto', 'chiron', 'mean_node', 'mean_lilith', 'aspects', 'balance', 'angels', 'lifepath', 'closing'],
    ...['eclipses', 'cycles', 'glossary', 'proof'],
  ],
  20,
  DATED_LIMITS,
);

/** What a year is led by. Each paragraph is one version: a book tells none twice. */
export const yearKind = defineFragments(
  'book.year',
  `${FOLDER}/annee`,
  YEAR_LEADERS.flatMap((body) => NATURES.map((nature) => `${body}-${nature}`)),
  60,
  // They stand at one place of a page, which has one size.
  DATED_LIMITS.filter((limit) => limit !== 'spread'),
);

const pageKind = <const Key extends string>(slug: string, sections: readonly Key[] | 'free', minWords: number) =>
  defineKind({
    name: `book.${slug}`,
    folder: FOLDER,
    slugs: [slug],
    frontMatter: z.object({}),
    sections,
    minWords,
    fragment: true,
    mould: DATED_LIMITS,
  });

export const readingKind = pageKind('lire', ['livre', 'annees', 'sans-heure', 'libre'], 200);
export const glossaryKind = pageKind('glossaire', 'free', 400);
export const closingKind = pageKind('colophon', ['ex-libris', 'calcul', 'heure', 'sans-heure', 'colophon'], 150);

export const kinds = [chapterKind, yearKind, readingKind, glossaryKind, closingKind];
