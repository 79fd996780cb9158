// A birth whose time is not known exactly: what is certain over the whole interval, and the minute at which the rest
// flips. The chart shown is that of a reference instant (noon when no time is given), the interval that of the
// possible ones.
import type { AspectPoint } from './aspects.ts';
import { BODIES, BODY_INDEX, type Body, STATE_STRIDE } from './bodies.ts';
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
  /** What is looked at, and in whom; everything unless given (over a whole day every house is in doubt, and costs most). */
  whats?: readonly PlacementCertainty['what'][];
  subjects?: readonly AspectPoint[];
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

/** Longer than a house or a sign may last near the poles: what flips several times in a step is followed there. */
const TURNING_STEP_DAYS = 8 / 1440;
/** No body changes sign or direction twice in two hours. */
const MOVING_STEP_DAYS = 2 / 24;
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

const workspacesAlone = new Map<AspectPoint, ChartWorkspace>();

function aloneWith(subject: AspectPoint): ChartWorkspace {
  const known = workspacesAlone.get(subject);
  if (known) return known;
  const index = BODIES.indexOf(subject as Body);
  const made = createChartWorkspace(Uint8Array.from(index > 0 ? [0, index] : index === 0 ? [0] : []));
  workspacesAlone.set(subject, made);
  return made;
}

/** The chart of the reference instant, and what of it is certain. */
export function computeUncertainChart(ephemeris: Ephemeris, input: UncertainInput): UncertainChart {
  const certainties = computeCertainties(ephemeris, input);
  return { chart: computeChart(ephemeris, { ...input, instant: referenceOf(input) }), certainties };
}

const referenceOf = ({ reference, earliest, latest }: UncertainInput): Temporal.Instant =>
  reference ?? instantFromJd((jdFromInstant(earliest) + jdFromInstant(latest)) / 2);

export function computeCertainties(ephemeris: Ephemeris, input: UncertainInput): PlacementCertainty[] {
  const { earliest, latest, whats, subjects, houseSystem: system = 'placidus' } = input;
  const from = jdFromInstant(earliest);
  const to = jdFromInstant(latest);
  if (!(to >= from && to - from <= LONGEST_DAYS))
    throw new RangeError('the interval of birth times must be 0 to 3 days');
  const { latDeg, lngDeg } = input.place;
  const shown = createChartWorkspace();
  computePlaces(ephemeris, jdFromInstant(referenceOf(input)), latDeg, lngDeg, system, shown);
  const isOffered = (subject: AspectPoint) => !Number.isNaN(shown.state[BODY_INDEX[subject as Body] * STATE_STRIDE]);
  const facets = FACETS.filter(
    ({ subject, what }) =>
      (whats?.includes(what) ?? true) &&
      (subjects?.includes(subject) ?? true) &&
      (!BODIES.includes(subject as Body) || isOffered(subject)),
  );
  // The angles are the same in every system: the cheapest will do where no house is looked at.
  const systemFor = (scanned: readonly Facet[]) => (scanned.some(({ what }) => what === 'house') ? system : 'equal_a');
  const flips = new Map<Facet, Flip[]>(facets.map((facet) => [facet, []]));

  function scan(scanned: readonly Facet[], stepDays: number, workspace: ChartWorkspace): void {
    const used = systemFor(scanned);
    const readAll = (jdUt: number): string[] => {
      computePlaces(ephemeris, jdUt, latDeg, lngDeg, used, workspace);
      return scanned.map((facet) => facet.read(workspace));
    };
    let before = from;
    let valuesBefore = readAll(from);
    while (before < to) {
      const after = Math.min(before + stepDays, to);
      const values = readAll(after);
      scanned.forEach((facet, index) => {
        const last = values[index] as string;
        follow(facet, valuesBefore[index] as string, last, before, after);
      });
      before = after;
      valuesBefore = values;
    }
  }

  /** From one value to another between two instants: near the poles the ascendant may run through several signs. */
  function follow(facet: Facet, first: string, last: string, before: number, after: number): void {
    if (first === last) return;
    // A search looks at one body: computing it alone (with the Sun, which bends its light) is several times faster.
    const alone = aloneWith(facet.subject);
    const used = systemFor([facet]);
    const read = (jdUt: number): string => {
      computePlaces(ephemeris, jdUt, latDeg, lngDeg, used, alone);
      return facet.read(alone);
    };
    let value = first;
    for (let start = before; value !== last; ) {
      const jdUt = bisect((jd) => read(jd) === value, start, after);
      start = jdUt + JUST_AFTER_DAYS;
      const next = start < after ? read(start) : last;
      if (next === value) break;
      flips.get(facet)?.push({ at: instantFromJd(jdUt), before: value, after: next });
      value = next;
    }
  }

  const turning = facets.filter(turnsWithTheEarth);
  const withHouses = turning.some(({ what }) => what === 'house');
  scan(turning, TURNING_STEP_DAYS, createChartWorkspace(withHouses ? undefined : Uint8Array.of()));
  scan(
    facets.filter((facet) => !turnsWithTheEarth(facet)),
    MOVING_STEP_DAYS,
    createChartWorkspace(),
  );
  return facets.map((facet) => ({
    subject: facet.subject,
    what: facet.what,
    certain: flips.get(facet)?.length === 0,
    value: facet.read(shown),
    flips: flips.get(facet) as Flip[],
  }));
}

/** Houses and angles go round in a day; signs and directions of the bodies take their time. */
const turnsWithTheEarth = ({ subject, what }: Facet): boolean =>
  what === 'house' || subject === 'ascendant' || subject === 'midheaven';
