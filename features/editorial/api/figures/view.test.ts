import { join } from 'node:path';
import { loadCorpus } from '@solelune/corpus';
import { kinds as stoneKinds } from '@solelune/lithotherapy/texts';
import { findLunations, findStations, moonStateAt } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ViewOf } from '../../contract/figures.ts';
import { spanOfYears } from './sky-words.ts';
import { type DrawnFrom, viewOf } from './view.ts';

let from: DrawnFrom;
beforeAll(async () => {
  const corpus = await loadCorpus(join(import.meta.dirname, '../../../../content'), stoneKinds);
  from = { corpus, now: Temporal.Instant.from('2026-11-16T10:00:00Z') };
});
const seen = <Kind extends Parameters<typeof viewOf>[0]>(line: Kind) => viewOf(line, from);

/** Each against what the engine itself answers, asked in the test. */
describe('a figure shows what the engines compute', () => {
  it('the Moon of a full moon, at its instant', () => {
    const [full] = findLunations(loadEphemeris(), spanOfYears(2026, 2026), ['full']).slice(-1);
    const day = full!.at.toZonedDateTimeISO('Europe/Paris').toPlainDate().toString();
    const [moon] = (seen(`moon ${day}`) as ViewOf<'moon'>).moons;
    expect(moon).toMatchObject({ phase: 'Pleine Lune' });
    expect(moon?.illuminatedFraction).toBeCloseTo(moonStateAt(loadEphemeris(), full!.at).illuminatedFraction, 9);
  });

  it('a month has its days, from its own weekday, and its exact phases', () => {
    const { days } = seen('lunation 2026-11') as ViewOf<'lunation'>;
    expect(days).toHaveLength(30);
    expect(days[0]).toMatchObject({ day: 1, weekday: 7 });
    expect(days.filter(({ exact }) => exact)).toHaveLength(4);
  });

  it('a year has its twelve or thirteen full moons, and distances of the Moon', () => {
    const { rows } = seen('phases 2026') as ViewOf<'table'>;
    expect(rows.filter(([phase]) => phase === 'Pleine').length).toBe(13);
    for (const row of rows) {
      const km = Number(row.at(-1)?.replace(/\D/g, ''));
      expect(km).toBeGreaterThan(356_000);
      expect(km).toBeLessThan(407_000);
    }
  });

  it('the eclipse of 12 August 2026 is total, in Leo', () =>
    expect((seen('eclipses 2026') as ViewOf<'table'>).rows.find(([, day]) => day?.includes('août 2026'))).toMatchObject(
      ['Soleil, totale', '12\u00A0août 2026', expect.any(String), 'Lion'],
    ));

  it('Mercury turns back as often as the engine says', () => {
    const stations = findStations(loadEphemeris(), 'mercury', spanOfYears(2026, 2026));
    const { rows } = seen('stations mercury 2026') as ViewOf<'table'>;
    expect(rows).toHaveLength(stations.filter(({ direction }) => direction === 'retrograde').length);
  });

  it('a wheel without a place has neither houses nor angles', () => {
    const { chart } = seen('wheel 2026-08-12T17:46Z') as ViewOf<'wheel'>;
    expect(chart).not.toHaveProperty('cuspsDeg');
    const [sun, moon] = ['sun', 'moon'].map((key) => chart.bodies.find((body) => body.key === key)?.longitudeDeg ?? 0);
    expect(Math.abs((sun ?? 0) - (moon ?? 0))).toBeLessThan(0.2);
    expect(chart.aspects.some(({ from: one, to }) => [one, to].includes('ascendant'))).toBe(false);
    const housed = seen('wheel now at=48.8566,2.3522 place=Paris') as ViewOf<'wheel'>;
    expect(housed.chart.cuspsDeg).toHaveLength(12);
    expect(housed.caption).toContain('de Paris');
  });

  it('a curve goes back where the planet does, and stays in its frame', () => {
    const { lines, rows } = seen('transit mercury 2026-01-01 2026-12-31') as ViewOf<'curve'>;
    expect(lines[0]?.retrograde.match(/M/g)).toHaveLength(3);
    const numbers = (lines[0]?.direct.match(/-?[\d.]+/g) ?? []).map(Number);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
    expect(rows).toHaveLength(12);
    const declination = seen('transit moon 2026-11-01 2026-11-30 of=declination') as ViewOf<'curve'>;
    expect(declination.lines[0]?.retrograde).toBe('');
  });

  it('angels, cards, stones, hours and sums lead to their pages', () => {
    expect(seen('angel vehuiah today')).toMatchObject({ items: [{ to: '/angeologie/ange/vehuiah' }, {}] });
    expect(seen('card le-bateleur belline/carte-bleue')).toMatchObject({
      items: [{ to: '/tarot/arcane/le-bateleur' }, { to: '/oracle-de-belline/carte-bleue' }],
    });
    expect(seen('stone citrine')).toMatchObject({
      items: [{ name: 'Citrine', note: expect.stringContaining('SiO₂') }],
    });
    expect(seen('hour 11h11')).toMatchObject({ hour: 11, minute: 11, to: '/heure-miroir/11h11' });
    expect(seen('lifepath 1987-04-12')).toMatchObject({
      rows: [[expect.any(String), expect.stringContaining('= 32'), '5'], {}, {}],
    });
  });
});
