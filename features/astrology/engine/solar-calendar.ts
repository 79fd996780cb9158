/**
 * When a solar year matters. The Sun goes once round the year's chart and wakes each of its degrees on one date (the usual way of dating a return);
 * planets of the year that stand closely on, or across, a point of the birth are dated so. New and full Moons, and eclipses, fall on points of the birth.
 */
import {
  type AspectingPoint,
  aspectsAcross,
  type Chart,
  type Ephemeris,
  findEclipses,
  findLunations,
  findTransits,
} from '@solelune/sky';
import { apartDeg } from '@solelune/sky/angles';
import { isPlanet, type Planet } from '@solelune/sky/bodies';
import type { Sign } from '@solelune/sky/zodiac';
import { isMajor, type MajorAspect } from './possible-aspects.ts';
import { houseAt } from './solar-year.ts';

export type NatalPoint = Planet | 'ascendant' | 'midheaven';

export interface YearTouch {
  readonly planet: Exclude<Planet, 'sun'>;
  readonly natal: NatalPoint;
  readonly kind: MajorAspect;
  readonly orbDeg: number;
  /** When the Sun passes over the planet's place; the Moon is told at the return itself. */
  readonly at: Temporal.Instant;
}

export interface YearMoon {
  readonly phase: 'new' | 'full';
  readonly isEclipse: boolean;
  readonly at: Temporal.Instant;
  readonly sign: Sign;
  /** The natal house where it falls. */
  readonly house: number;
  /** The nearest point of the birth within three degrees. */
  readonly natal?: { readonly point: NatalPoint; readonly orbDeg: number } | undefined;
}

export interface SolarCalendar {
  /** The date of a longitude of the year's chart. */
  sunOn(lonDeg: number): Temporal.Instant;
  /** Tightest first. */
  readonly touches: readonly YearTouch[];
  /** In the order of time: those on a point of the birth, five at most, and every eclipse. */
  readonly moons: readonly YearMoon[];
}

const TOUCH_ORB_DEG = 2;
const MOST_TOUCHES = 5;
const MOON_ORB_DEG = 3;
const MOST_MOONS = 5;
const NEEDS_HOUR: readonly string[] = ['moon', 'ascendant', 'midheaven'];
/** Between themselves these touch everybody of an age. */
const SLOW: readonly string[] = ['uranus', 'neptune', 'pluto'];

interface Years {
  readonly natal: Chart;
  readonly year: Chart;
  readonly from: Temporal.Instant;
  readonly to: Temporal.Instant;
  /** Then the angles and the Moon of the birth are left out: they may stand anywhere. */
  readonly withoutHour?: boolean;
}

export function solarCalendarOf(ephemeris: Ephemeris, { natal, year, from, to, withoutHour }: Years): SolarCalendar {
  const span = { from, to };
  const sunOn = (lonDeg: number) => findTransits(ephemeris, 'sun', lonDeg, span, ['conjunction'])[0]?.at ?? from;
  const natalPoints = pointsOf(natal).filter(({ point }) => !withoutHour || !NEEDS_HOUR.includes(point));
  const moving = pointsOf(year).filter(({ point }) => point !== 'sun' && isPlanet(point as Planet));
  const touches = aspectsAcross(moving, natalPoints, { defaultDeg: TOUCH_ORB_DEG })
    .flatMap(({ from: planet, to: touched, kind, orbDeg }): YearTouch[] => {
      if (!isMajor(kind) || (SLOW.includes(planet) && SLOW.includes(touched))) return [];
      const lonDeg = moving.find(({ point }) => point === planet)?.lonDeg ?? 0;
      const at = planet === 'moon' ? from : sunOn(lonDeg);
      return [{ planet: planet as YearTouch['planet'], natal: touched as NatalPoint, kind, orbDeg, at }];
    })
    .slice(0, MOST_TOUCHES);
  return { sunOn, touches, moons: moonsOf(ephemeris, span, natal, natalPoints) };
}

function pointsOf({ placements, angles }: Chart): AspectingPoint[] {
  return [
    ...placements
      .filter(({ body }) => isPlanet(body))
      .map(({ body, lonDeg }): AspectingPoint => ({ point: body, lonDeg, speedDegPerDay: 0 })),
    { point: 'ascendant', lonDeg: angles.ascendant.lonDeg, speedDegPerDay: 0 },
    { point: 'midheaven', lonDeg: angles.midheaven.lonDeg, speedDegPerDay: 0 },
  ];
}

const HALF_A_DAY_MS = 43_200_000;

function moonsOf(
  ephemeris: Ephemeris,
  span: { from: Temporal.Instant; to: Temporal.Instant },
  natal: Chart,
  points: readonly AspectingPoint[],
): YearMoon[] {
  const eclipses = findEclipses(ephemeris, span);
  const moons = findLunations(ephemeris, span, ['new', 'full']).map(({ phase, at, moonLonDeg, sign }): YearMoon => {
    const [nearest] = points
      .map(({ point, lonDeg }) => ({ point: point as NatalPoint, orbDeg: apartDeg(lonDeg, moonLonDeg) }))
      .filter(({ orbDeg }) => orbDeg <= MOON_ORB_DEG)
      .sort((a, b) => a.orbDeg - b.orbDeg);
    return {
      phase: phase === 'full' ? 'full' : 'new',
      isEclipse: eclipses.some((one) => Math.abs(one.at.epochMilliseconds - at.epochMilliseconds) < HALF_A_DAY_MS),
      at,
      sign,
      house: houseAt(moonLonDeg, natal),
      natal: nearest,
    };
  });
  const onPoints = moons
    .flatMap((moon) => (moon.natal ? [{ moon, orbDeg: moon.natal.orbDeg - (moon.isEclipse ? MOON_ORB_DEG : 0) }] : []))
    .sort((a, b) => a.orbDeg - b.orbDeg)
    .slice(0, MOST_MOONS)
    .map(({ moon }) => moon);
  return moons.filter((moon) => onPoints.includes(moon) || (moon.isEclipse && !moon.natal));
}
