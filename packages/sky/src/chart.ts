// A birth chart (or the chart of any instant and place), ready to be shown and read.
import { normalizeDeg } from './angles.ts';
import { type Aspect, type AspectingPoint, aspectsWithin, type OrbRules } from './aspects.ts';
import { BODIES, BODY_INDEX, type Body, STATE_STRIDE } from './bodies.ts';
import { type ChartWorkspace, computePlaces, createChartWorkspace } from './chart-workspace.ts';
import { computeDominants, type Dominants } from './dominants.ts';
import type { Ephemeris } from './ephemeris.ts';
import { houseOf } from './houses/cusps.ts';
import type { HouseSystem } from './houses/systems.ts';
import { jdFromInstant } from './julian-day.ts';
import { partOfFortuneDeg } from './part-of-fortune.ts';
import { type ChartProof, type OffsetUsed, type Place, proveChart } from './proof.ts';
import { altitudeDeg } from './sidereal.ts';
import { modernRulerOf, traditionalRulerOf, type ZodiacPosition, zodiacPosition } from './zodiac.ts';

export interface ChartInput {
  instant: Temporal.Instant;
  place: Place;
  houseSystem?: HouseSystem;
  orbs?: OrbRules;
  /** The node that enters the aspects; both are always among the placements. */
  node?: 'mean_node' | 'true_node';
  /** Said again in the proof. */
  offset?: OffsetUsed;
}

export interface Point extends ZodiacPosition {
  lonDeg: number;
  /** 1 to 12. */
  house: number;
}

export interface Placement extends Point {
  body: Body;
  latDeg: number;
  speedDegPerDay: number;
  retrograde: boolean;
  /** Absent for the nodes and Lilith. */
  distanceAu?: number;
}

export interface HouseCusp extends ZodiacPosition {
  house: number;
  lonDeg: number;
  /** Rulers of the cusp's sign and the houses they stand in. */
  traditionalRuler: { body: Body; house: number };
  modernRuler: { body: Body; house: number };
}

export interface Chart {
  placements: Placement[];
  angles: Record<'ascendant' | 'descendant' | 'midheaven' | 'imum_coeli', ZodiacPosition & { lonDeg: number }>;
  houses: HouseCusp[];
  /** True in some polar skies: houses follow each other against the order of the signs. */
  housesBackwards: boolean;
  aspects: Aspect[];
  /** The Sun is above the horizon. */
  isDay: boolean;
  partOfFortune: Point;
  dominants: Dominants;
  proof: ChartProof;
}

const DEFAULT_SYSTEM: HouseSystem = 'placidus';
const workspace = createChartWorkspace();

export function computeChart(ephemeris: Ephemeris, input: ChartInput): Chart {
  return computeChartAt(ephemeris, jdFromInstant(input.instant), input);
}

/** The same from a Julian day (UT). */
export function computeChartAt(ephemeris: Ephemeris, jdUt: number, input: Omit<ChartInput, 'instant'>): Chart {
  const { place, houseSystem = DEFAULT_SYSTEM, orbs = {}, node = 'mean_node' } = input;
  if (!(Math.abs(place.latDeg) <= 90 && Math.abs(place.lngDeg) <= 180)) {
    throw new RangeError(`no such place: latitude ${place.latDeg}, longitude ${place.lngDeg}`);
  }
  computePlaces(ephemeris, jdUt, place.latDeg, place.lngDeg, houseSystem, workspace);
  const { ascendantDeg, midheavenDeg, backwards } = workspace.houseResult;
  const placements = readPlacements(workspace);
  const lonOf = (body: Body): number => workspace.state[BODY_INDEX[body] * STATE_STRIDE] as number;
  const isDay = sunAltitudeDeg(workspace, place.latDeg) > 0;
  const fortuneDeg = partOfFortuneDeg(ascendantDeg, lonOf('sun'), lonOf('moon'), isDay);
  const angle = (lonDeg: number) => ({ lonDeg, ...zodiacPosition(lonDeg) });
  const points: AspectingPoint[] = [
    ...placements
      .filter(({ body }) => body === node || (body !== 'mean_node' && body !== 'true_node'))
      .map(({ body, lonDeg, speedDegPerDay }) => ({ point: body, lonDeg, speedDegPerDay })),
    { point: 'ascendant', lonDeg: ascendantDeg, speedDegPerDay: 0 },
    { point: 'midheaven', lonDeg: midheavenDeg, speedDegPerDay: 0 },
  ];
  return {
    placements,
    angles: {
      ascendant: angle(ascendantDeg),
      descendant: angle(normalizeDeg(ascendantDeg + 180)),
      midheaven: angle(midheavenDeg),
      imum_coeli: angle(normalizeDeg(midheavenDeg + 180)),
    },
    houses: readHouses(workspace, placements),
    housesBackwards: backwards,
    aspects: aspectsWithin(points, orbs).filter(({ from }) => from !== 'ascendant'),
    isDay,
    partOfFortune: {
      lonDeg: fortuneDeg,
      house: houseOf(fortuneDeg, workspace.cusps, backwards),
      ...zodiacPosition(fortuneDeg),
    },
    dominants: computeDominants(points),
    proof: proveChart(ephemeris, workspace, jdUt, place, houseSystem, input.offset),
  };
}

function sunAltitudeDeg({ state, orientation, armcDeg }: ChartWorkspace, latDeg: number): number {
  return altitudeDeg(state[0] as number, state[2] as number, orientation.obliquityDeg, armcDeg, latDeg);
}

function readPlacements({ state, houses }: ChartWorkspace): Placement[] {
  return BODIES.flatMap((body, index): Placement[] => {
    const at = index * STATE_STRIDE;
    const lonDeg = state[at] as number;
    if (Number.isNaN(lonDeg)) return [];
    const speedDegPerDay = state[at + 1] as number;
    const distanceAu = state[at + 3] as number;
    return [
      {
        body,
        lonDeg,
        ...zodiacPosition(lonDeg),
        house: houses[index] as number,
        latDeg: state[at + 2] as number,
        speedDegPerDay,
        retrograde: speedDegPerDay < 0,
        ...(distanceAu > 0 && { distanceAu }),
      },
    ];
  });
}

function readHouses({ cusps }: ChartWorkspace, placements: Placement[]): HouseCusp[] {
  const ruler = (body: Body) => ({
    body,
    house: (placements.find((placement) => placement.body === body) as Placement).house,
  });
  return Array.from(cusps, (lonDeg, index) => {
    const position = zodiacPosition(lonDeg);
    return {
      house: index + 1,
      lonDeg,
      ...position,
      traditionalRuler: ruler(traditionalRulerOf(position.sign)),
      modernRuler: ruler(modernRulerOf(position.sign)),
    };
  });
}
