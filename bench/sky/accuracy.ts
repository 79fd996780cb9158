// The accuracy table: this engine against the reference figures kept with the package, at the same terrestrial time.
import { type ReferenceCase, readReference } from '../../packages/sky/oracle/reference.ts';
import {
  BODIES,
  type Body,
  computePlaces,
  createChartWorkspace,
  findLunations,
  findSolarReturn,
  HOUSE_SYSTEMS,
  instantFromJd,
  jdFromInstant,
  statedAccuracy,
} from '../../packages/sky/src/index.ts';
import { loadEphemeris } from '../../packages/sky/src/node.ts';

const BANDS = [
  { name: '1800-2300', year: 1800, tags: ['modern', 'c19', 'future'] },
  { name: '1600-1800', year: 1600, tags: ['early_modern'] },
  { name: '0-1600', year: 0, tags: ['medieval', 'antiquity'] },
] as const;

/** The reference's sidereal time changes convention in 2050: its cusps are up to 5 arcsec from ours afterwards. */
const CUSPS_AFTER_2050_ARCSEC = 5;

/** What the engine states is what it is held to. */
function goalArcsec(year: number, body: Body): number | undefined {
  const stated = statedAccuracy(year);
  if (body === 'mars') return stated.marsArcsec;
  if (body === 'moon') return stated.moonArcsec;
  if (body === 'chiron') return stated.chironArcsec;
  if (body === 'true_node') return stated.trueNodeArcsec;
  return body === 'mean_node' || body === 'mean_lilith' ? stated.meanPointsArcsec : stated.planetsArcsec;
}

const STRIDE = 4;
const apartArcsec = (a: number, b: number): number => {
  const way = a - b;
  return Math.abs(way - 360 * Math.round(way / 360)) * 3600;
};

/** Value below which 99 in 100 fall; the largest when there are fewer than a hundred. */
function p99(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

export function printAccuracy(log: (line: string) => void): boolean {
  const ephemeris = loadEphemeris();
  const reference = readReference();
  const state = new Float64Array(BODIES.length * STRIDE);
  let met = true;
  const row = (label: string, cells: string[]): void =>
    log(`  ${label.padEnd(15)}${cells.map((cell) => cell.padStart(24)).join('')}`);
  const cell = (errors: number[], goal: number | undefined): string => {
    if (goal === undefined || errors.length === 0) return 'not offered';
    const typical = p99(errors);
    if (typical > goal) met = false;
    return `${typical.toFixed(3)} / ${Math.max(...errors).toFixed(3)} (${goal})${typical > goal ? ' !' : ''}`;
  };
  const casesOf = (tags: readonly string[]): ReferenceCase[] => reference.cases.filter((one) => tags.includes(one.tag));

  log('apparent longitude, arcseconds: p99 / max (goal for p99)');
  row(
    '',
    BANDS.map(({ name }) => name),
  );
  BODIES.forEach((body, index) => {
    row(
      body,
      BANDS.map(({ year, tags }) => {
        const errors = casesOf(tags).flatMap((one) => {
          const expected = one.bodies[index];
          ephemeris.body(index, one.jdTt, state);
          const lon = state[index * STRIDE] as number;
          return expected && !Number.isNaN(lon) ? [apartArcsec(lon, expected[0])] : [];
        });
        return cell(errors, goalArcsec(year, body));
      }),
    );
  });

  log('');
  log(
    'cusps, arcseconds: p99 / max (goal for p99); after 2050 the reference has a sidereal time of its own, see the README of the package',
  );
  const cuspBands = [
    { name: '1850-2050', from: 2396758.5, to: 2469807.5, goal: statedAccuracy(1850).cuspsArcsec },
    { name: '1600-1850', from: 2305447.5, to: 2396758.5, goal: statedAccuracy(1600).cuspsArcsec },
    { name: '0-1600', from: 0, to: 2305447.5, goal: statedAccuracy(0).cuspsArcsec },
    { name: '2050-2300', from: 2469807.5, to: 2600000, goal: CUSPS_AFTER_2050_ARCSEC },
  ];
  row(
    '',
    cuspBands.map(({ name }) => name),
  );
  const workspace = createChartWorkspace();
  for (const system of HOUSE_SYSTEMS) {
    row(
      system,
      cuspBands.map(({ from, to, goal }) => {
        const errors = reference.cases
          .filter(({ jdUt }) => jdUt >= from && jdUt < to)
          .flatMap((one) => {
            computePlaces(ephemeris, one.jdUt, one.latDeg, one.lngDeg, system, workspace);
            return (one.cusps[system] as number[]).map((cusp, i) => apartArcsec(workspace.cusps[i] as number, cusp));
          });
        return cell(errors, goal);
      }),
    );
  }

  log('');
  const seconds = (name: string, errors: number[]): void => {
    if (p99(errors) > 1) met = false;
    log(
      `  ${name.padEnd(32)} p99 ${p99(errors).toFixed(2)} s, max ${Math.max(...errors).toFixed(2)} s (goal 1 s, ${errors.length} events)`,
    );
  };
  seconds(
    'solar returns',
    reference.solarReturns.map(
      ([natal, , jdUt]) =>
        Math.abs(jdFromInstant(findSolarReturn(ephemeris, natal, instantFromJd(jdUt + 1))) - jdUt) * 86400,
    ),
  );
  const span = { from: Temporal.Instant.from('2024-01-01T00:00Z'), to: Temporal.Instant.from('2031-01-01T00:00Z') };
  seconds(
    'lunations 2024-2030',
    findLunations(ephemeris, span).map(
      ({ at }, i) => Math.abs(jdFromInstant(at) - (reference.moonPhases[i]?.[1] as number)) * 86400,
    ),
  );
  return met;
}
