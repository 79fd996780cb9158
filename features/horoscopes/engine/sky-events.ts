/** Everything that happens in the sky over a span, for everybody: what a year's ribbon draws and a year's text may name. */
import {
  type AspectKind,
  type Eclipse,
  type Ephemeris,
  findEclipses,
  findExactAspectsAmong,
  findIngresses,
  findLunations,
  findStations,
  PLANETS,
  type Planet,
  type Sign,
  type Span,
  signOf,
} from '@solelune/sky';

/** The Moon's own aspects and ingresses belong to days (`moon-of-day.ts`). */
export const SLOW_BODIES = PLANETS.filter((planet) => planet !== 'moon') as Exclude<Planet, 'moon'>[];
export type SlowBody = (typeof SLOW_BODIES)[number];

interface Happening {
  readonly at: Temporal.Instant;
  /** Of the body that moves (the first of an aspect, the Moon of a lunation), at that instant. */
  readonly lonDeg: number;
  /** The sign of that longitude; for an ingress, the one entered. */
  readonly sign: Sign;
}

export type SkyEvent = Happening &
  (
    | { readonly what: 'ingress'; readonly body: SlowBody | 'mean_node'; readonly retrograde: boolean }
    | { readonly what: 'station'; readonly body: SlowBody; readonly direction: 'retrograde' | 'direct' }
    | { readonly what: 'lunation'; readonly phase: 'new' | 'full' }
    | { readonly what: 'eclipse'; readonly of: Eclipse['of']; readonly type: Eclipse['kind'] }
    | { readonly what: 'aspect'; readonly a: SlowBody; readonly b: SlowBody; readonly aspect: AspectKind }
  );

export type EventOf<What extends SkyEvent['what']> = Extract<SkyEvent, { what: What }>;

/** In time order; a new or full Moon that is eclipsed comes twice, as a lunation and as an eclipse. */
export function findSkyEvents(ephemeris: Ephemeris, span: Span): SkyEvent[] {
  const events: SkyEvent[] = [
    ...ingresses(ephemeris, span),
    ...stations(ephemeris, span),
    ...lunations(ephemeris, span),
    ...eclipses(ephemeris, span),
    ...aspects(ephemeris, span),
  ];
  return events.sort((one, other) => Temporal.Instant.compare(one.at, other.at));
}

const ingresses = (ephemeris: Ephemeris, span: Span) =>
  [...SLOW_BODIES, 'mean_node' as const].flatMap((body) =>
    findIngresses(ephemeris, body, span).map(
      ({ at, sign, retrograde, lonDeg }): SkyEvent => ({ what: 'ingress', body, at, sign, retrograde, lonDeg }),
    ),
  );

const stations = (ephemeris: Ephemeris, span: Span) =>
  SLOW_BODIES.flatMap((body) =>
    findStations(ephemeris, body, span).map(
      ({ at, lonDeg, direction }): SkyEvent => ({ what: 'station', body, at, lonDeg, sign: signOf(lonDeg), direction }),
    ),
  );

const lunations = (ephemeris: Ephemeris, span: Span) =>
  findLunations(ephemeris, span, ['new', 'full']).map(
    ({ at, phase, sign, moonLonDeg }): SkyEvent => ({
      what: 'lunation',
      phase: phase as 'new' | 'full',
      at,
      sign,
      lonDeg: moonLonDeg,
    }),
  );

const eclipses = (ephemeris: Ephemeris, span: Span) =>
  findEclipses(ephemeris, span).map(
    ({ at, of, kind, sign, moonLonDeg }): SkyEvent => ({
      what: 'eclipse',
      of,
      type: kind,
      at,
      sign,
      lonDeg: moonLonDeg,
    }),
  );

const aspects = (ephemeris: Ephemeris, span: Span) =>
  findExactAspectsAmong(ephemeris, SLOW_BODIES, span).map(
    ({ from, to, kind, at, lonDeg }): SkyEvent => ({
      what: 'aspect',
      a: from as SlowBody,
      b: to as SlowBody,
      aspect: kind,
      at,
      lonDeg,
      sign: signOf(lonDeg),
    }),
  );

/** Greatest eclipse and exact lunation are less than an hour apart. */
const SAME_HOURS = 6;

export const eclipseOf = (lunation: SkyEvent, events: readonly SkyEvent[]): EventOf<'eclipse'> | undefined =>
  events.find(
    (event): event is EventOf<'eclipse'> =>
      event.what === 'eclipse' && Math.abs(event.at.since(lunation.at).total('hours')) < SAME_HOURS,
  );

/** For lists: an eclipse says it for its lunation. */
export const withoutEclipsed = (events: readonly SkyEvent[]): SkyEvent[] =>
  events.filter((event) => event.what !== 'lunation' || !eclipseOf(event, events));
