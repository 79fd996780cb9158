/** Every passage of 2026 to the ten births of the reference: entry, passes, leaving, the nearest of those never exact. */
import { readFileSync } from 'node:fs';
import { ASPECTS, type Body, findStations } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { describe, expect, it } from 'vitest';
import { findChartTransits, LASTING_BODIES, type NatalPoint } from './transits.ts';

interface Line {
  id: string;
  body: string;
  natal: string;
  aspect: number;
  enter: string;
  leave: string;
  exact: { utc: string; retro: boolean; speed: number }[];
  closest?: { utc: string; orb: number };
}

const ephemeris = loadEphemeris();
const oracle = JSON.parse(readFileSync(new URL('../oracle/transits.json', import.meta.url), 'utf8'));
const instant = (text: string) => Temporal.Instant.from(text);
const span = { from: instant(oracle.meta.span[0]), to: instant(oracle.meta.span[1]) };
const NAMES: Record<string, string> = { ascendant: 'asc', midheaven: 'mc' };
const arcOf = (body: string) => (body === 'mean_node' ? 0.0002 : 0.0001);

/** Degrees a day, from the places an hour apart: where entry and leaving have no speed in the file. */
import { skyNow } from '@solelune/sky';

function speedAt(body: string, utc: string): number {
  const lon = (at: Temporal.Instant) => skyNow(ephemeris, at).find((one) => one.body === body)?.lonDeg as number;
  const change = lon(instant(utc).add({ hours: 1 })) - lon(instant(utc).subtract({ hours: 1 }));
  return (change - 360 * Math.round(change / 360)) * 12;
}

function expectWithin(at: Temporal.Instant, utc: string, body: string, degPerDay: number): void {
  const seconds = Math.abs(at.epochMilliseconds - instant(utc).epochMilliseconds) / 1000;
  const allowed = Math.max(2, (arcOf(body) / Math.abs(degPerDay)) * 86400);
  expect(seconds, `${body} ${utc}`).toBeLessThanOrEqual(allowed);
}

describe.each(oracle.births as { id: string; natal: Record<string, number> }[])(
  'the transits of $id',
  ({ id, natal }) => {
    const points = (oracle.meta.points as string[]).map((name) => ({
      point: (Object.entries(NAMES).find(([, short]) => short === name)?.[0] ?? name) as NatalPoint,
      lonDeg: natal[name] as number,
    }));
    const found = findChartTransits(ephemeris, LASTING_BODIES, points, span);
    const expected = (oracle.transits as Line[]).filter((line) => line.id === id);
    const key = (body: string, point: string, aspect: number) => `${body} ${NAMES[point] ?? point} ${aspect}`;

    it('are those of the reference', () => {
      expect(found).toHaveLength(expected.length);
      const left = [...found];
      for (const line of expected) {
        const index = left.findIndex(
          ({ body, point, kind, enter }) =>
            key(body, point, ASPECTS[kind]) === key(line.body, line.natal, line.aspect) &&
            Math.abs(enter.epochMilliseconds - instant(line.enter).epochMilliseconds) < 86400_000,
        );
        const [one] = index < 0 ? [] : left.splice(index, 1);
        expect(one, JSON.stringify(line)).toBeDefined();
        if (!one) continue;
        expectWithin(one.enter, line.enter, line.body, speedAt(line.body, line.enter));
        expectWithin(one.leave, line.leave, line.body, speedAt(line.body, line.leave));
        expect(one.exact.map(({ retrograde }) => retrograde)).toEqual(line.exact.map(({ retro }) => retro));
        line.exact.forEach(({ utc, speed }, pass) => {
          expectWithin(one.exact[pass]?.at as Temporal.Instant, utc, line.body, speed);
        });
        if (line.closest) {
          expect(Math.abs((one.closest?.orbDeg ?? Number.NaN) - line.closest.orb)).toBeLessThanOrEqual(
            arcOf(line.body),
          );
        }
      }
      expect(left).toEqual([]);
    });

    it('come nearest, when never exact, where the planet turns back', () => {
      for (const { body, closest } of found) {
        if (!closest) continue;
        const around = { from: closest.at.subtract({ hours: 24 }), to: closest.at.add({ hours: 24 }) };
        expect(findStations(ephemeris, body as Body, around)).toHaveLength(1);
      }
    });
  },
);
