/**
 * How long the engines of the horoscopes compute, uncached, beside the same events found with the Swiss Ephemeris in C: npm run bench:horoscopes
 * Goals at p99: a sign's day under 2 ms, all twelve under 10 ms, a month of transits to a chart under 30 ms, a year under 150 ms.
 * Each is done seven times and the fastest kept: the work it takes when nobody interrupts. The percentile then goes over days and births.
 */
import { join } from 'node:path';
import { loadCorpus } from '@solelune/corpus';
import { PLANETS, SIGNS, type Sign, skyNow } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { signDay } from '../../features/horoscopes/composition/sign-day.ts';
import { kinds } from '../../features/horoscopes/corpus.ts';
import { daySky } from '../../features/horoscopes/engine/day-sky.ts';
import { SITE_ZONE } from '../../features/horoscopes/engine/event-keys.ts';
import { personalYear } from '../../features/horoscopes/engine/personal-year.ts';
import {
  findChartTransits,
  LASTING_BODIES,
  PASSING_BODIES,
  type Transit,
} from '../../features/horoscopes/engine/transits.ts';
import { openNative } from './native.ts';

const TURNS = 7;
const corpus = await loadCorpus(join(import.meta.dirname, '..', '..', 'content'), kinds);
const ephemeris = loadEphemeris();
const first = Temporal.PlainDate.from('2026-01-01');
const dayOf = (index: number) => first.add({ days: index });

/** Births a thousand days apart, from 1930 on, with invented angles: only their number matters. */
const natalOf = (index: number) => {
  const at = Temporal.Instant.from('1930-01-01T05:00Z').add({ hours: 24 * 1000 * (index % 30) });
  const places = skyNow(ephemeris, at, PLANETS).map(({ body, lonDeg }) => ({
    point: body as (typeof PLANETS)[number],
    lonDeg,
  }));
  return [
    ...places,
    { point: 'ascendant' as const, lonDeg: (index * 37) % 360 },
    { point: 'midheaven' as const, lonDeg: (index * 37 + 270) % 360 },
  ];
};
const spanOf = (from: string, days: number) => {
  const start = Temporal.Instant.from(from);
  return { from: start, to: start.add({ hours: 24 * days }) };
};

/** Entries, passes and leavings that fall in the span: what the program in C finds. */
const instantsIn = (transits: readonly Transit[], { from, to }: ReturnType<typeof spanOf>): number =>
  transits
    .flatMap(({ enter, leave, exact }) => [enter, leave, ...exact.map(({ at }) => at)])
    .filter((at) => Temporal.Instant.compare(at, from) >= 0 && Temporal.Instant.compare(at, to) < 0).length;

const MONTH = spanOf('2026-03-01T00:00Z', 31);
const YEAR = spanOf('2026-01-01T00:00Z', 365);
const ALL_BODIES = [...LASTING_BODIES, ...PASSING_BODIES];

interface Work {
  title: string;
  goalMs: number;
  rounds: number;
  run: (index: number) => unknown;
  /** The same in C, where there is one: its name there, and what ours found in a round. */
  native?: string;
  found?: (index: number) => number;
}

const WORK: Work[] = [
  {
    title: 'a day’s sky, alone',
    goalMs: 2,
    rounds: 200,
    run: (index) => daySky(ephemeris, dayOf(index), 'UTC'),
    native: 'day',
  },
  {
    title: 'a sign’s day',
    goalMs: 2,
    rounds: 200,
    run: (index) => signDay(corpus, daySky(ephemeris, dayOf(index), SITE_ZONE), SIGNS[index % 12] as Sign),
  },
  {
    title: 'all twelve signs',
    goalMs: 10,
    rounds: 200,
    run: (index) => {
      const sky = daySky(ephemeris, dayOf(index), SITE_ZONE);
      return SIGNS.map((sign) => signDay(corpus, sky, sign));
    },
  },
  {
    title: 'a month of transits',
    goalMs: 30,
    rounds: 60,
    run: (index) => findChartTransits(ephemeris, ALL_BODIES, natalOf(index), MONTH),
    native: 'month',
    found: (index) => instantsIn(findChartTransits(ephemeris, ALL_BODIES, natalOf(index), MONTH), MONTH),
  },
  {
    title: 'a year of slow transits',
    goalMs: 150,
    rounds: 40,
    run: (index) => findChartTransits(ephemeris, LASTING_BODIES, natalOf(index), YEAR),
    native: 'year',
    found: (index) => instantsIn(findChartTransits(ephemeris, LASTING_BODIES, natalOf(index), YEAR), YEAR),
  },
  {
    title: 'a whole thémoscope',
    goalMs: 150,
    rounds: 40,
    run: (index) => personalYear(ephemeris, natalOf(index), YEAR),
  },
];

const native = openNative(console.log);
console.log('work                        p50 ms    p99 ms                          in C: p50       p99');
for (const { title, goalMs, rounds, run, native: inC, found } of WORK) {
  for (let index = 0; index < rounds / 2; index += 1) run(index);
  const times = Array.from({ length: rounds }, (_, index) => {
    let fastest = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < TURNS; turn += 1) {
      const begun = performance.now();
      run(index);
      fastest = Math.min(fastest, performance.now() - begun);
    }
    return fastest;
  }).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] as number;
  const met = at(0.99) < goalMs;
  const other = inC ? native?.run(inC, rounds) : undefined;
  const ours = found
    ? Array.from({ length: rounds }, (_, index) => found(index)).reduce((sum, one) => sum + one, 0)
    : null;
  const beside = other
    ? `   ${other.p50.toFixed(2).padStart(7)}   ${other.p99.toFixed(2).padStart(7)}${ours === null ? '' : `   (instants found: ${ours} here, ${other.found} there)`}`
    : '';
  console.log(
    `${title.padEnd(26)} ${at(0.5).toFixed(2).padStart(7)}   ${at(0.99).toFixed(2).padStart(7)}   (goal: under ${goalMs}) ${(met ? 'met' : 'MISSED').padEnd(6)}${beside}`,
  );
  if (!met) process.exitCode = 1;
}
native?.remove();
