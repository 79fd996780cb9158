/** From a birth to the whole book, in the order of its pages; nothing is measured or set yet. */
import { fragmentOf, sectionOf, textOf } from '@solelune/corpus';
import { chapterKind, closingKind, glossaryKind, readingKind } from '../corpus.ts';
import { BOOK_PAGES, TABLE_PAGES, YEARS } from '../engine/book-plan.ts';
import type { BookGiven } from './given.ts';
import { type Chapter, lead, prose, section, title, told } from './pieces.ts';
import { portraitChapters } from './portrait/index.ts';
import { type DatesPage, datesPages } from './tables/dates.ts';
import { cycleRows, eclipseRows, proofRows, type Row } from './tables/rows.ts';
import { twentyYears } from './years/index.ts';

export type Sheet =
  | {
      readonly is: 'cover' | 'ex-libris' | 'title' | 'wheel' | 'contents' | 'colophon';
      readonly pages: number;
      readonly part: string;
      readonly head: string;
    }
  | {
      readonly is: 'flow';
      readonly pages: number;
      readonly part: string;
      readonly chapter: Chapter;
      readonly head: string;
      readonly listed: string | null;
      readonly isYear?: true;
    }
  | {
      readonly is: 'dates';
      readonly pages: 1;
      readonly part: string;
      readonly head: string;
      readonly page: DatesPage;
      readonly listed: string | null;
    }
  | {
      readonly is: 'rows';
      readonly pages: 1;
      readonly part: string;
      readonly head: string;
      readonly title: string;
      readonly note: string;
      readonly text: string;
      readonly tables: readonly Table[];
      readonly listed: string | null;
    };

interface Table {
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
}

export function composeBook(given: BookGiven, tell: (part: 'years' | 'portrait' | 'tables') => void): Sheet[] {
  tell('years');
  const years = twentyYears(given);
  tell('portrait');
  const portrait = portraitChapters(given).map((chapter) => flow('Portrait', chapter, titleIn(chapter)));
  tell('tables');
  const sheets: Sheet[] = [
    ...openingSheets(given),
    ...portrait,
    ...years.chapters.flatMap(({ year, opener, pages }) => [
      { ...flow('Vingt années', opener, String(year)), isYear: true as const },
      flow('Vingt années', pages, null),
    ]),
    ...tableSheets(given, years),
  ];
  const count = sheets.reduce((sum, { pages }) => sum + pages, 0);
  if (count !== BOOK_PAGES) throw new Error(`the plan has ${count} pages`);
  return sheets;
}

const flow = (part: string, chapter: Chapter, listed: string | null) =>
  ({ is: 'flow', pages: chapter.pages, part, chapter, head: chapter.head, listed }) as const;

const titleIn = ({ sections, head }: Chapter): string => {
  const piece = sections[0]?.pieces[0];
  return piece?.is === 'title' ? piece.text : head;
};

function openingSheets({ corpus, cast }: BookGiven): Sheet[] {
  const part = 'Ouverture';
  const page = (is: 'cover' | 'ex-libris' | 'title' | 'wheel' | 'contents', head: string, pages = 1): Sheet => ({
    is,
    pages,
    part,
    head,
  });
  const { sections } = textOf(corpus, readingKind, 'lire');
  const parts = (keys: readonly string[]) => sections.filter(({ key }) => keys.includes(key));
  const reading = (key: string, text: string, under: string, keys: readonly string[]): Sheet =>
    flow(
      part,
      {
        key,
        head: 'Comment lire',
        pages: 1,
        sections: [
          section(0, title(text, under)),
          ...parts(keys).map((one, index) => told(index === 0 ? 0 : index, one.title, one.html)),
        ],
      },
      text,
    );
  return [
    page('cover', ''),
    page('ex-libris', ''),
    page('title', ''),
    reading('lire', 'Comment lire ce livre', 'dans l’ordre, ou pas', [
      'livre',
      'libre',
      ...(cast.timeKnown ? [] : ['sans-heure']),
    ]),
    page('wheel', 'Votre ciel'),
    page('contents', 'Sommaire', 2),
    reading('lire-annees', 'Lire une année', 'le ruban, les étoiles, les dates', ['annees']),
  ];
}

function tableSheets(given: BookGiven, years: ReturnType<typeof twentyYears>): Sheet[] {
  const part = 'Tables';
  const { corpus, firstYear } = given;
  const opener = (key: string) => fragmentOf(corpus, chapterKind, key);
  const eclipses = eclipseRows(given, years);
  const half = Math.ceil(eclipses.length / 2) - 4;
  const proof = proofRows(given);
  const rows = (
    head: string,
    heading: string,
    note: string,
    text: string,
    tables: readonly Table[],
    listed: string | null,
  ): Sheet => ({ is: 'rows', pages: 1, part, head, title: heading, note, text: plain(text), tables, listed });
  const eclipseHeads = ['Jour', 'Éclipse', 'Lieu du ciel', 'Votre carte'];
  return [
    ...datesPages(given, years).map(
      (page, index): Sheet => ({
        ...{ is: 'dates', pages: 1, part, head: 'Dates exactes', page },
        listed: index === 0 ? 'Toutes les dates exactes' : null,
      }),
    ),
    rows(
      'Éclipses',
      'Les éclipses',
      `de ${/* begins with a figure */ firstYear} à ${firstYear + YEARS - 1}`,
      opener('eclipses'),
      [{ heads: eclipseHeads, rows: eclipses.slice(0, half) }],
      'Les éclipses',
    ),
    rows(
      'Éclipses',
      'Les éclipses, suite',
      'en gras, celles qui touchent votre carte',
      '',
      [{ heads: eclipseHeads, rows: eclipses.slice(half) }],
      null,
    ),
    rows(
      'Cycles',
      'Les grands retours',
      'les planètes à leur propre place',
      opener('cycles'),
      [{ heads: ['Passage', 'Dates exactes'], rows: cycleRows(given, years) }],
      'Les grands retours',
    ),
    flow(part, glossaryChapter(given), 'Glossaire'),
    rows(
      'Preuve du calcul',
      'De quoi tout refaire',
      'les nombres d’où vient ce livre',
      opener('proof'),
      [
        { heads: [], rows: proof.instant },
        { heads: ['Astre', 'Longitude', 'Par jour'], rows: proof.bodies },
      ],
      'La preuve du calcul',
    ),
    rows(
      'Preuve du calcul',
      given.cast.timeKnown ? 'Maisons et aspects' : 'Aspects',
      'du plus serré au plus large',
      sectionOf(corpus, closingKind, 'colophon', 'calcul').html,
      [
        ...(proof.houses.length > 0 ? [{ heads: ['Maison', 'Pointe'], rows: proof.houses }] : []),
        { heads: ['Points', 'Aspect', 'Orbe'], rows: proof.aspects },
      ],
      null,
    ),
    { is: 'colophon', pages: 1, part, head: 'Colophon' },
  ];
}

const plain = (html: string) =>
  prose(html)
    .map((piece) => ('text' in piece ? piece.text : ''))
    .join(' ');

function glossaryChapter({ corpus }: BookGiven): Chapter {
  const { sections } = textOf(corpus, glossaryKind, 'glossaire');
  return {
    key: 'glossary',
    head: 'Glossaire',
    pages: TABLE_PAGES.glossary,
    sections: [
      section(
        0,
        title('Les mots du ciel', 'ce qu’ils veulent dire ici'),
        lead(fragmentOf(corpus, chapterKind, 'glossary')),
      ),
      ...sections.map((entry, index) =>
        section(1 + index, ...prose(entry.html).map((piece) => ({ ...piece, term: entry.title }))),
      ),
    ],
  };
}
