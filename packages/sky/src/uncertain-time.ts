// A birth whose time is not known exactly: what is certain over the whole interval, and the minute at which the rest
// flips. The chart shown is that of a reference instant (noon when no time is given), the interval that of the
// possible ones.
import type { AspectPoint } from './aspects.ts';
import { BODIES, type Body, STATE_STRIDE } from './bodies.ts';
import { type Chart, type ChartInput, computeChart } from './chart.ts';
import { type ChartWorkspace, computePlaces, createChartWorkspace } from './chart-workspace.ts';
import type { Ephemeris } from './ephemeris.ts';
import { bisect } from './events/crossings.ts';
import { instantFromJd, jdFromInstant } from './julian-day.ts';
import { SIGNS } from './zodiac.ts';

export interface UncertainInput extends Omit<ChartInput, 'instant'> {
  /** First and last possible instants, both included. */
  earliest: Temporal.Instant;
  latest: Temporal.Instant;
  /** The instant of the chart shown; the middle of the interval unless given (noon of the civil day). */
  reference?: Temporal.Instant;
}

export interface Flip {
  /** To the second; shown to the minute. */
  at: Temporal.Instant;
  before: string;
  after: string;
}

export interface PlacementCertainty {
  subject: AspectPoint;
  what: 'sign' | 'house' | 'retrograde';
  certain: boolean;
  /** What it is at the reference instant. */
  value: string;
  flips: Flip[];
}

export interface UncertainChart {
  chart: Chart;
  certainties: PlacementCertainty[];
}

const STEP_DAYS = 2 / 1440;
const LONGEST_DAYS = 3;
/** A twentieth of a second. */
const JUST_AFTER_DAYS = 6e-7;

interface Facet {
  subject: PlacementCertainty['subject'];
  what: PlacementCertainty['what'];
  read(workspace: ChartWorkspace): string;
}

const signAt = (lonDeg: number): string => SIGNS[Math.floor(lonDeg / 30) % 12] as string;

const FACETS: Facet[] = [
  ...BODIES.flatMap((body, index): Facet[] => [
    { subject: body, what: 'sign', read: (w) => signAt(w.state[index * STATE_STRIDE] as number) },
    { subject: body, what: 'house', read: (w) => String(w.houses[index]) },
    {
      subject: body,
      what: 'retrograde',
      read: (w) => ((w.state[index * STATE_STRIDE + 1] as number) < 0 ? 'retrograde' : 'direct'),
    },
  ]),
  { subject: 'ascendant', what: 'sign', read: (w) => signAt(w.houseResult.ascendantDeg) },
  { subject: 'midheaven', what: 'sign', read: (w) => signAt(w.houseResult.midheavenDeg) },
];

export function computeUncertainChart(ephemeris: Ephemeris, input: UncertainInput): UncertainChart {
  const { earliest, latest, ...rest } = input;
  const from = jdFromInstant(earliest);
  const to = jdFromInstant(latest);
  if (!(to >= from && to - from <= LONGEST_DAYS))
    throw new RangeError('the interval of birth times must be 0 to 3 days');
  const reference = input.reference ?? instantFromJd((from + to) / 2);
  const chart = computeChart(ephemeris, { ...rest, instant: reference });
  const system = chart.proof.houseSystemAsked;
  const { latDeg, lngDeg } = input.place;
  const workspace = createChartWorkspace();
  const offered = new Set<string>(chart.placements.map((placement) => placement.body));
  const facets = FACETS.filter(({ subject }) => !BODIES.includes(subject as Body) || offered.has(subject));
  const readAll = (jdUt: number): string[] => {
    computePlaces(ephemeris, jdUt, latDeg, lngDeg, system, workspace);
    return facets.map((facet) => facet.read(workspace));
  };
  const readOne = (facet: Facet, jdUt: number): string => {
    computePlaces(ephemeris, jdUt, latDeg, lngDeg, system, workspace);
    return facet.read(workspace);
  };

  const flips: Flip[][] = facets.map(() => []);
  let before = from;
  let valuesBefore = readAll(from);
  while (before < to) {
    const after = Math.min(before + STEP_DAYS, to);
    const values = readAll(after);
    facets.forEach((facet, index) => {
      let value = valuesBefore[index] as string;
      const last = values[index] as string;
      // Near the poles the ascendant may run through several signs in a step.
      for (let start = before; value !== last; ) {
        const jdUt = bisect((jd) => readOne(facet, jd) === value, start, after);
        start = jdUt + JUST_AFTER_DAYS;
        const next = start < after ? readOne(facet, start) : last;
        if (next === value) break;
        flips[index]?.push({ at: instantFromJd(jdUt), before: value, after: next });
        value = next;
      }
    });
    before = after;
    valuesBefore = values;
  }
  const shown = readAll(jdFromInstant(reference));
  return {
    chart,
    certainties: facets.map(({ subject, what }, index) => ({
      subject,
      what,
      certain: flips[index]?.length === 0,
      value: shown[index] as string,
      flips: flips[index] as Flip[],
    })),
  };
}
