import { findExactAspectsAmong, findIngresses, findStations } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { expect, it } from 'vitest';
import { natureOf } from '../engine/natures.ts';
import { SLOW_BODIES } from '../engine/sky-events.ts';
import { OCCURRING_ASPECTS, OCCURRING_INGRESSES, OCCURRING_STATIONS } from './occurring.ts';

const ephemeris = loadEphemeris();
/** A day more at each end: days begin and end later elsewhere. */
const span = { from: Temporal.Instant.from('2024-12-31T00:00Z'), to: Temporal.Instant.from('2028-01-02T00:00Z') };
const sorted = (names: readonly string[]) => [...new Set(names)].toSorted();

it('what the texts of the day are written for is what happens in the three years', () => {
  const aspects = findExactAspectsAmong(ephemeris, SLOW_BODIES, span);
  expect(sorted(aspects.map(({ from, to, kind }) => `${from}-${to}-${natureOf(kind)}`))).toEqual(
    sorted(OCCURRING_ASPECTS),
  );
  const ingresses = SLOW_BODIES.flatMap((body) => findIngresses(ephemeris, body, span));
  expect(sorted(ingresses.map(({ body, sign }) => `${body}-${sign}`))).toEqual(sorted(OCCURRING_INGRESSES));
  const stations = SLOW_BODIES.flatMap((body) => findStations(ephemeris, body, span));
  expect(sorted(stations.map(({ body, direction }) => `${body}-${direction}`))).toEqual(sorted(OCCURRING_STATIONS));
});
