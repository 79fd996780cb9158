import { computeChart } from '@solelune/sky';
import { isPlanet } from '@solelune/sky/bodies';
import { loadEphemeris } from '@solelune/sky/node';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUBJECT_SLUGS } from '../corpus/slugs.ts';
import { balanceOf, portraitOf, pullsApart, type Subject, slugOfSign, strengthsOf } from '../engine/index.ts';
import { degreeText } from '../words/chart.ts';
import { POINT_WORDS } from '../words/points.ts';
import { natalReading } from './natal-reading.ts';
import { namedTexts } from './testing.ts';

function readingAt(milliseconds: number, latDeg: number, orbDeg = 5) {
  const chart = computeChart(loadEphemeris(), {
    instant: Temporal.Instant.fromEpochMilliseconds(milliseconds),
    place: { latDeg, lngDeg: 4.8467 },
    orbs: { defaultDeg: orbDeg },
  });
  const strengths = strengthsOf({ chart, orbDeg, timeKnown: true });
  return { chart, ...natalReading(namedTexts, { chart, strengths, balance: balanceOf(chart, true) }) };
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
    expect(camille.parts.slice(0, 8).map(({ title }) => plain(title))).toEqual([
      'Le portrait',
      'Vénus, planète dominante',
      'Air, élément fort',
      'Terre, élément en réserve',
      'Une majorité en signes mutables',
      'Vénus rétrograde en Gémeaux en maison IX',
      'Soleil en Gémeaux en maison IX',
      'Mercure rétrograde en Gémeaux en maison IX',
    ]);
    expect(camille.parts.at(-1)?.title).toBe('Ce qui tient l’ensemble');
    expect(camille.parts.find(({ key }) => key === 'balance-earth')?.strength_words).toBeUndefined();
  });

  it('draws the portrait from what this chart weighs', () => {
    const [opening, closing] = [camille.parts[0], camille.parts.at(-1)].map((part) => plain(part?.html ?? ''));
    for (const text of [
      'planet venus mene',
      'sign gemeaux soleil',
      'sign lion lune',
      'lights air-feu',
      'sign balance ascendant',
      'threshold air-air',
      'axis 3-9 ensemble',
      'house 9 maitre',
    ]) {
      expect(opening).toContain(`[synthesis-${text}]`);
    }
    expect(opening).toMatch(/Soleil veut exister au grand jour.*Uranus veut rompre avec l’attendu/);
    expect(closing).toMatch(
      /\[synthesis-house \d+ vocation\].*\n.*\[synthesis-planet venus fin\] \[synthesis-sign lion question\]/,
    );
  });

  it('names the real position of each paragraph and the text it comes from', () => {
    const venus = camille.parts.find(({ key }) => key === 'venus');
    expect(venus).toMatchObject({ position: '19°26′ des Gémeaux', strength: 100, strength_words: 'Dominant' });
    expect(venus?.aspects_words).toMatch(/^conjonction à Mercure \(0°37′\)/);
    const [sign, backwards, house, conjunction, square] = plain(venus?.html ?? '').split('\n');
    expect(sign).toMatch(/^<p>.*Vénus rétrograde en Gémeaux en maison IX.* \[in-sign venus-gemeaux\]<\/p>$/);
    expect(backwards).toBe('<p>[synthesis-retrograde venus]</p>');
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
        const texts = paragraphs.flatMap((html) => [...html.matchAll(/\[([^\]]+)\]/g)].map(([, text]) => text));
        expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
        expect(texts.filter((text) => /^(?:light-)?in-sign/.test(text ?? ''))).toHaveLength(15);
        expect(JSON.stringify(reading.parts)).not.toMatch(/undefined|NaN|null/);
      }),
      { numRuns: 60 },
    );
  });

  it('reads every aspect under two degrees, and says what goes backwards and what crowds together', () => {
    fc.assert(
      fc.property(anyReading, ({ chart, parts }) => {
        const said = plain(parts.map(({ html }) => html).join('\n'));
        const told = chart.aspects.filter(({ orbDeg, from, to }) => orbDeg < 2 && ![from, to].includes('true_node'));
        for (const { from, to, orbDeg } of told) {
          const [one, other] = [from, to].map((point) => POINT_WORDS[point].name) as [string, string];
          const isTold = said
            .split('\n')
            .some((html) => [one, other, degreeText(orbDeg)].every((word) => html.includes(word)));
          expect([from, to, isTold]).toEqual([from, to, true]);
        }
        for (const { body, house } of chart.placements.filter((one) => one.retrograde && isPlanet(one.body))) {
          const version = house <= 6 ? '-dessous' : '';
          expect(said).toContain(`[synthesis-retrograde ${SUBJECT_SLUGS[body as Subject]}${version}]`);
        }
        for (const cluster of portraitOf(chart, strengthsOf({ chart, orbDeg: 5, timeKnown: true })).clusters.slice(
          0,
          2,
        )) {
          const text = cluster.where === 'sign' ? `sign ${slugOfSign(cluster.sign)}` : `house ${cluster.house}`;
          expect(said).toContain(`[synthesis-${text} foule]`);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('puts a bridge between a node and its house where they pull apart, and nowhere else', () => {
    fc.assert(
      fc.property(anyReading, ({ chart, parts }) => {
        const node = chart.placements.find(({ body }) => body === 'mean_node');
        if (!node) return;
        const paragraphs = (parts.find(({ key }) => key === 'mean_node')?.html ?? '').split('\n');
        const bridged = paragraphs[1] === `<p>[synthesis-house ${node.house} pont]</p>`;
        expect(bridged).toBe(pullsApart(node.sign, node.house));
      }),
      { numRuns: 100 },
    );
  });

  it('tells what leads from above or from below the horizon, and an element by whether it holds the Moon', () => {
    fc.assert(
      fc.property(anyReading, ({ chart, parts }) => {
        const leader = parts.find(({ kind }) => kind === 'dominant');
        const [, slug, under] = /\[dominant (\w+?)(-dessous)?\]/.exec(leader?.html ?? '') ?? [];
        const body = chart.placements.find((one) => SUBJECT_SLUGS[one.body as Subject] === slug);
        expect(under !== undefined).toBe((body?.house ?? 0) <= 6);
        expect(parts[0]?.html).toContain(`[synthesis-planet ${slug} ${under ? 'dessous' : 'mene'}]`);
        for (const { html } of parts.filter(({ kind }) => kind === 'balance')) {
          const [, version] = /\[balance \w+-(fort|fort-lune|faible|absent)\]/.exec(html) ?? [];
          if (version?.startsWith('fort'))
            expect(version === 'fort-lune').toBe(/ la Lune[ ,]/u.test(html.split(/[.[]/, 1)[0] ?? ''));
          else expect(version === 'absent').toBe(html.includes('ne reçoit aucune planète'));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps its parts in the order of their strength, each with a key of its own', () => {
    fc.assert(
      fc.property(anyReading, ({ parts }) => {
        const strengths = parts.flatMap(({ strength }) => strength ?? []);
        expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
        expect(new Set(parts.map(({ key }) => key)).size).toBe(parts.length);
      }),
      { numRuns: 60 },
    );
  });
});
