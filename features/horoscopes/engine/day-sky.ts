/** The sky of a civil day: what it holds from its first instant to the next day's, in a zone. Everything that a day's text says is read here. */
import {
  type AspectKind,
  type Body,
  type EightPhase,
  type Ephemeris,
  findAspectsOfDays,
  findEclipses,
  findIngresses,
  findLunations,
  findStations,
  moonStateAt,
  PLANETS,
  type Planet,
  phaseOfDay,
  SIGNS,
  type Sign,
  type Span,
  signOf,
} from '@solelune/sky';
import { type MoonOfDay, moonOfDay } from './moon-of-day.ts';
import { type Nature, natureOf } from './natures.ts';
import { type PlanetPlace, planetPlaces } from './places.ts';
import { type SkyEvent, SLOW_BODIES, type SlowBody } from './sky-events.ts';

export interface MoonAspect {
  readonly planet: SlowBody;
  readonly aspect: AspectKind;
  readonly nature: Nature;
  readonly at: Temporal.Instant;
  /** Of the Moon. */
  readonly lonDeg: number;
  /** How far she is ahead of the planet, 0 to 300. */
  readonly aheadDeg: number;
}

export interface DaySky {
  readonly day: Temporal.PlainDate;
  readonly zone: string;
  readonly span: Span;
  readonly moon: MoonOfDay & { readonly phase: EightPhase; readonly illuminated: number; readonly waxing: boolean };
  readonly moonAspects: readonly MoonAspect[];
  /** Of the others, in time order. */
  readonly events: readonly SkyEvent[];
  /** At noon of the day. */
  readonly places: Readonly<Record<Planet, PlanetPlace>>;
}

const PAIRS = PLANETS.flatMap((one, index) =>
  PLANETS.slice(index + 1).map((other): readonly [Body, Body] =>
    other === 'moon' ? [other, one] : ([one, other] as const),
  ),
);

/** From midnight to midnight of the zone: 23 to 25 hours where clocks change. */
export function spanOfDay(day: Temporal.PlainDate, zone: string): Span {
  return {
    from: day.toZonedDateTime(zone).toInstant(),
    to: day.add({ days: 1 }).toZonedDateTime(zone).toInstant(),
  };
}

const noonOf = (day: Temporal.PlainDate, zone: string): Temporal.Instant =>
  day.toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).toInstant();

export function daySky(ephemeris: Ephemeris, day: Temporal.PlainDate, zone: string): DaySky {
  const span = spanOfDay(day, zone);
  const noon = noonOf(day, zone);
  const aspects = findAspectsOfDays(ephemeris, PAIRS, span);
  const atNoon = moonStateAt(ephemeris, noon);
  const places = planetPlaces(ephemeris, noon);
  return {
    day,
    zone,
    span,
    moon: {
      ...moonOfDay(ephemeris, day, zone, span),
      phase: phaseOfDay(ephemeris, span),
      illuminated: atNoon.illuminatedFraction,
      waxing: atNoon.waxing,
    },
    moonAspects: aspects
      .filter(({ from }) => from === 'moon')
      .map(({ to, kind, at, lonDeg }) => ({
        planet: to as SlowBody,
        aspect: kind,
        nature: natureOf(kind),
        at,
        lonDeg,
        // The planet of noon is near enough to tell which side: aspects lie 30 degrees apart and more.
        aheadDeg: (Math.round((lonDeg - places[to as SlowBody].lonDeg) / 30) * 30 + 720) % 360,
      })),
    events: [
      ...aspects
        .filter(({ from }) => from !== 'moon')
        .map(
          ({ from, to, kind, at, lonDeg }): SkyEvent => ({
            what: 'aspect',
            a: from as SlowBody,
            b: to as SlowBody,
            aspect: kind,
            at,
            lonDeg,
            sign: signOf(lonDeg),
          }),
        ),
      ...changesOf(ephemeris, span),
      ...lunationsOf(ephemeris, span),
    ].sort((one, other) => Temporal.Instant.compare(one.at, other.at)),
    places,
  };
}

/** Ingresses and stations: only of the bodies that changed sign or direction between the two midnights. */
function changesOf(ephemeris: Ephemeris, span: Span): SkyEvent[] {
  const before = planetPlaces(ephemeris, span.from);
  const after = planetPlaces(ephemeris, span.to);
  return SLOW_BODIES.flatMap((body): SkyEvent[] => {
    const [was, is] = [before[body], after[body]];
    const turned = was.retrograde !== is.retrograde;
    const stations = turned ? findStations(ephemeris, body, span) : [];
    // A body that turns may cross a border and come back.
    const ingresses = was.sign !== is.sign || turned ? findIngresses(ephemeris, body, span) : [];
    return [
      ...stations.map(
        ({ at, lonDeg, direction }): SkyEvent => ({
          what: 'station',
          body,
          at,
          lonDeg,
          sign: signOf(lonDeg),
          direction,
        }),
      ),
      ...ingresses.map(
        ({ at, sign, retrograde, lonDeg }): SkyEvent => ({ what: 'ingress', body, at, sign, retrograde, lonDeg }),
      ),
    ];
  });
}

function lunationsOf(ephemeris: Ephemeris, span: Span): SkyEvent[] {
  const lunations = findLunations(ephemeris, span, ['new', 'full']);
  // The greatest eclipse may fall on the other side of midnight from its lunation.
  const wide = { from: span.from.subtract({ hours: 4 }), to: span.to.add({ hours: 4 }) };
  const near = lunations.length > 0 || findLunations(ephemeris, wide, ['new', 'full']).length > 0;
  const eclipses = near ? findEclipses(ephemeris, wide) : [];
  const inDay = (at: Temporal.Instant) =>
    Temporal.Instant.compare(at, span.from) >= 0 && Temporal.Instant.compare(at, span.to) < 0;
  return [
    ...lunations.map(
      ({ at, phase, sign, moonLonDeg }): SkyEvent => ({
        what: 'lunation',
        phase: phase as 'new' | 'full',
        at,
        sign,
        lonDeg: moonLonDeg,
      }),
    ),
    ...eclipses
      .filter(({ at }) => inDay(at))
      .map(
        ({ at, of, kind, sign, moonLonDeg }): SkyEvent => ({
          what: 'eclipse',
          of,
          type: kind,
          at,
          sign,
          lonDeg: moonLonDeg,
        }),
      ),
  ];
}

/** By whole signs: the reader's own is the first house. */
export const houseFrom = (reader: Sign, sign: Sign): number =>
  ((SIGNS.indexOf(sign) - SIGNS.indexOf(reader) + 12) % 12) + 1;
