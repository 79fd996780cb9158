import type { SourceText } from '@solelune/corpus';
import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import { yearKind } from '../corpus/long.ts';
import { eventKey, spanOfYear } from '../engine/event-keys.ts';
import { findSkyEvents } from '../engine/sky-events.ts';
import { daysIn, fragmentProblems, yearProblems } from './year-dates.ts';

const events = new Map(findSkyEvents(loadEphemeris(), spanOfYear(2026)).map((event) => [eventKey(event), event]));
const byKey = (year: string) => (year === '2026' ? events : new Map());
const text = (markdown: string, keys: string[]): SourceText => ({
  kind: yearKind,
  slug: '2026/leo',
  file: 'horoscope/annee/2026/leo.md',
  title: 'Lion',
  description: '',
  frontMatter: { events: keys },
  lead: '',
  sections: [{ key: 'summer', title: 'Été', markdown }],
});
const problems = (markdown: string, keys: string[]) =>
  yearProblems(text(markdown, keys), byKey).map(({ where, message }) => `${where}: ${message}`);
const ECLIPSE = 'eclipse:2026-08-12';

describe('the dates of a year’s text', () => {
  it('pass when they are the engine’s', () => {
    expect(problems('Le 12 août, à 20°, vers 19 h 45, une éclipse.', [ECLIPSE])).toEqual([]);
    expect(problems('L’éclipse approche. Le 12 août, le jour se couvre.', [ECLIPSE])).toEqual([]);
  });

  const JUPITER = 'ingress:jupiter:leo:2026-06-30';
  const TRUE = 'L’éclipse du 12 août. Le 30 juin, Jupiter entre en Lion.';
  it.each([
    ['a planted day', 'L’éclipse du 13 août.'],
    ['a planted hour', 'Le 12 août à 9 h 12, l’éclipse.'],
    ['a planted whole hour', 'Le 12 août vers 9 h, l’éclipse.'],
    ['a planted degree', 'L’éclipse du 12 août, à 3° du Lion.'],
    ['a planted minute', 'L’éclipse du 12 août, à 20°59′ du Lion.'],
    ['a day in a list', 'Les éclipses des 11 et 12 août.'],
    ['a day of another year', 'L’éclipse du 12 août 2025.'],
    ['another event’s day', 'L’éclipse du 30 juin.'],
    ['another event’s hour', 'Le 30 juin, Jupiter entre vers 19 h 45.'],
    ['another event’s degree', 'Le 30 juin, Jupiter est à 20° du Lion.'],
  ])('%s fails', (_, markdown) => {
    expect(problems(TRUE, [ECLIPSE, JUPITER])).toEqual([]);
    expect(problems(`${TRUE}\n\n${markdown}`, [ECLIPSE, JUPITER])).toHaveLength(1);
  });

  it('a date changed for that of another event leaves its own untold', () => {
    expect(problems('L’éclipse du 12 août. Ce 12 août, Jupiter est en Lion.', [ECLIPSE, JUPITER])).toContain(
      `events: no sentence names the day of ${JUPITER}`,
    );
  });

  it('« il » and « celle » are who was named before', () => {
    const [first, second] = ['eclipse:2026-02-17', 'eclipse:2026-03-03'];
    expect(problems('L’éclipse du 17 février ouvre. Celle du 3 mars, sous Vénus, ferme.', [first, second])).toEqual([]);
    expect(problems('L’éclipse du 17 février ouvre. Le 3 mars, Vénus ferme.', [first, second])).toHaveLength(1);
  });

  it('a key that the sky does not have fails, by its name', () => {
    expect(problems('Rien.', ['eclipse:2026-08-13'])).toEqual([
      'events: the sky has no such event: eclipse:2026-08-13',
    ]);
  });

  it('are read as French writes them', () => {
    expect(daysIn('Du 3 au 12 mars, puis le 1er mai 2027', 2026).map(({ day }) => day)).toEqual([
      '2026-03-03',
      '2026-03-12',
      '2027-05-01',
    ]);
  });
});

it('a fragment of every day names no day', () => {
  expect(fragmentProblems(text('Le 3 mars à 9 h.', []))).toHaveLength(2);
});
