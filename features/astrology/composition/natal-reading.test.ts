import type { Corpus } from '@solelune/corpus';
import { computeChart } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, strengthsOf } from '../engine/index.ts';
import { natalReading } from './natal-reading.ts';

/** Each text says only which one it is. */
const corpus = {
  get: (kind: { name: string }, slug: string) => ({ slug, lead: `<p>[${kind.name.slice(10)} ${slug}]</p>` }),
  list: () => [],
} as unknown as Corpus;

function readingAt(milliseconds: number, latDeg: number, orbDeg = 5) {
  const chart = computeChart(loadEphemeris(), {
    instant: Temporal.Instant.fromEpochMilliseconds(milliseconds),
    place: { latDeg, lngDeg: 4.8467 },
    orbs: { defaultDeg: orbDeg },
  });
  const strengths = strengthsOf({ chart, orbDeg, timeKnown: true });
  return natalReading(corpus, { chart, strengths, balance: balanceOf(chart, true) });
}
const plain = (html: string) => html.replaceAll(/[\u00A0\u202F]/g, ' ');
const camille = readingAt(Date.UTC(1988, 5, 17, 12, 25), 45.7485);
const anyMoment = fc.integer({ min: Date.UTC(1700, 0, 1), max: Date.UTC(2200, 0, 1) });
const anyReading = fc
  .tuple(anyMoment, fc.integer({ min: -65, max: 65 }), fc.integer({ min: 1, max: 10 }))
  .map(([at, latDeg, orbDeg]) => readingAt(at, latDeg, orbDeg));

describe('the reading of a birth chart', () => {
  it('begins with the whole, then goes from the strongest to the faintest', () => {
    expect(plain(camille.lead)).toBe(
      'Ce ciel penche vers l’Air (47 %) et vers les signes mutables (53 %) ; Vénus, le Soleil et Mercure y parlent le plus fort.',
    );
    expect(camille.parts.slice(0, 7).map(({ title }) => plain(title))).toEqual([
      'Vénus, planète dominante',
      'Air, élément fort',
      'Terre, élément en réserve',
      'Une majorité en signes mutables',
      'Vénus rétrograde en Gémeaux en maison IX',
      'Soleil en Gémeaux en maison IX',
      'Mercure rétrograde en Gémeaux en maison IX',
    ]);
  });

  it('names the real position of each paragraph and the text it comes from', () => {
    const venus = camille.parts.find(({ key }) => key === 'venus');
    expect(venus).toMatchObject({ position: '19°26′ des Gémeaux', strength: 100, strength_words: 'Dominant' });
    expect(venus?.aspects_words).toMatch(/^conjonction à Mercure \(0°37′\)/);
    const [sign, house, conjunction, square] = plain(venus?.html ?? '').split('\n');
    expect(sign).toMatch(/^<p>.*Vénus en Gémeaux en maison IX.* \[in-sign venus-gemeaux\]<\/p>$/);
    expect(house).toMatch(/^<p>.*maison IX.* \[in-house venus-9\]<\/p>$/);
    expect(conjunction).toMatch(/Mercure.*0°37′.* \[aspect mercure-venus-conjonction\]/);
    expect(square).toMatch(/Mars.*3°20′.* \[aspect venus-mars-carre\]/);
  });

  it('never opens two paragraphs alike, never tells a text twice', () => {
    fc.assert(
      fc.property(anyReading, (reading) => {
        const paragraphs = reading.parts.flatMap(({ html }) => html.split('\n'));
        const openings = paragraphs.map((html) => html.split(' ', 4).join(' '));
        expect(openings.filter((opening, index) => openings.indexOf(opening) < index)).toEqual([]);
        const texts = paragraphs.map((html) => /\[(.+)\]/.exec(html)?.[1]);
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.filter((text) => text?.includes('in-sign'))).toHaveLength(15);
        expect(JSON.stringify(reading)).not.toMatch(/undefined|NaN|null/);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps its parts in the order of their strength, each with a key of its own', () => {
    fc.assert(
      fc.property(anyReading, ({ parts }) => {
        const strengths = parts.map(({ strength }) => strength);
        expect(strengths).toEqual(strengths.toSorted((a = 0, b = 0) => b - a));
        expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
      }),
      { numRuns: 60 },
    );
  });
});
