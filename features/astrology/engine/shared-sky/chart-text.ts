/** A natal chart as the text of an address that tells neither a name nor a date nor a place: positions, motions, cusps and how they are looked at. */
import {
  type AspectingPoint,
  type Chart,
  computeDominants,
  HOUSE_SYSTEMS,
  type HouseSystem,
  houseOf,
  modernRulerOf,
  type Placement,
  traditionalRulerOf,
  zodiacPosition,
} from '@solelune/sky';
import { apartDeg, normalizeDeg } from '@solelune/sky/angles';
import { BODIES, type Body } from '@solelune/sky/bodies';
import { type ChartView, isZodiac, readHidden, readOrbs, writeOrbs } from '../view/settings.ts';
import { aspectsOf, pointsOf } from '../view/viewed-chart.ts';
import { readAngles, readFlags, sumOf, writeAngles, writeFlags } from './numbers.ts';

/** What a reading and its page need of a chart: nothing of its proof but the house system. */
export type SharedChart = Omit<Chart, 'proof'> & { readonly houseSystem: HouseSystem };

/** The node that is drawn stands under `mean_node`. */
const WRITTEN: readonly Body[] = BODIES.filter((body) => body !== 'true_node');
/** Motions may be backwards: they are written from here. */
const MOTION_ZERO_DEG = 100;
const BETWEEN = '~';
const PARTS = 9;
/** Greatest elongations, with a little room: what is further apart is no sky, and no text speaks of it. */
const MOST_APART: readonly (readonly [Body, Body, number])[] = [
  ['sun', 'mercury', 28.4],
  ['sun', 'venus', 48.2],
];

export function writeChart(chart: Chart, view: ChartView): string {
  const of = (body: Body) => chart.placements.find((placement) => placement.body === body);
  const there = WRITTEN.flatMap((body) => of(body) ?? []);
  const { ascendant, midheaven } = chart.angles;
  const body = [
    writeFlags(WRITTEN.map((one) => of(one) !== undefined)),
    writeAngles(there.map(({ lonDeg }) => lonDeg)),
    writeAngles(there.map(({ speedDegPerDay }) => speedDegPerDay + MOTION_ZERO_DEG)),
    writeAngles([
      ascendant.lonDeg,
      midheaven.lonDeg,
      chart.partOfFortune.lonDeg,
      ...chart.houses.map((one) => one.lonDeg),
    ]),
    writeFlags([chart.housesBackwards, chart.isDay, view.node === 'true', view.lilith === 'true']),
    HOUSE_SYSTEMS.indexOf(chart.proof.houseSystemUsed),
    view.zodiac,
    writeOrbs(view.orbs),
    view.hidden.join('.'),
  ].join(BETWEEN);
  return `${body}${BETWEEN}${sumOf(body)}`;
}

/** Undefined where the text is no chart. */
export function readChart(text: string): { chart: SharedChart; view: ChartView } | undefined {
  const parts = text.split(BETWEEN);
  if (parts.length !== PARTS + 1 || sumOf(parts.slice(0, PARTS).join(BETWEEN)) !== parts[PARTS]) return undefined;
  const [
    flags = '',
    lons = '',
    motions = '',
    angles = '',
    facts = '',
    system = '',
    zodiac = '',
    orbsText = '',
    left = '',
  ] = parts;
  const present = readFlags(flags, WRITTEN.length);
  const bodies = WRITTEN.filter((_, index) => present?.[index]);
  const [lonsDeg, motionsDeg] = [readAngles(lons, bodies.length), readAngles(motions, bodies.length)];
  const anglesDeg = readAngles(angles, 15);
  const [backwards, isDay, trueNode, trueLilith] = readFlags(facts, 4) ?? [];
  const houseSystem = HOUSE_SYSTEMS[/^\d$/.test(system) ? Number(system) : -1];
  const [orbs, hidden] = [readOrbs(orbsText), left === '' ? [] : readHidden(left)];
  const isWhole = lonsDeg && motionsDeg && anglesDeg && backwards !== undefined && houseSystem && orbs && hidden;
  // Ten planets at least: before 1600 there is no Chiron.
  if (!isWhole || !isZodiac(zodiac) || !WRITTEN.slice(0, 10).every((body) => bodies.includes(body))) return undefined;
  const lonOf = (body: Body) => lonsDeg[bodies.indexOf(body)] as number;
  if (MOST_APART.some(([one, other, most]) => apartDeg(lonOf(one), lonOf(other)) > most)) return undefined;
  const view: ChartView = {
    ...{ zodiac, orbs, hidden },
    node: trueNode ? 'true' : 'mean',
    lilith: trueLilith ? 'true' : 'mean',
  };
  const placed = bodies.map((body, index) => ({
    body,
    lonDeg: lonsDeg[index] as number,
    speedDegPerDay: (motionsDeg[index] as number) - MOTION_ZERO_DEG,
  }));
  return { chart: chartOf(placed, anglesDeg, { backwards, isDay: isDay === true, houseSystem, view }), view };
}

interface Facts {
  backwards: boolean;
  isDay: boolean;
  houseSystem: HouseSystem;
  view: ChartView;
}

function chartOf(
  placed: readonly Pick<Placement, 'body' | 'lonDeg' | 'speedDegPerDay'>[],
  [ascendantDeg = 0, midheavenDeg = 0, fortuneDeg = 0, ...cuspsDeg]: readonly number[],
  { backwards, isDay, houseSystem, view }: Facts,
): SharedChart {
  const cusps = Float64Array.from(cuspsDeg);
  const at = (lonDeg: number) => ({ lonDeg, ...zodiacPosition(lonDeg) });
  const inHouse = (lonDeg: number) => houseOf(lonDeg, cusps, backwards);
  const placements: Placement[] = placed.map(({ body, lonDeg, speedDegPerDay }) => ({
    ...{ body, ...at(lonDeg), speedDegPerDay, retrograde: speedDegPerDay < 0, latDeg: 0, house: inHouse(lonDeg) },
  }));
  const ruler = (body: Body) => ({ body, house: placements.find((one) => one.body === body)?.house ?? 1 });
  const angles = {
    ascendant: at(ascendantDeg),
    descendant: at(normalizeDeg(ascendantDeg + 180)),
    midheaven: at(midheavenDeg),
    imum_coeli: at(normalizeDeg(midheavenDeg + 180)),
  };
  const points: AspectingPoint[] = pointsOf({ placements, angles });
  return {
    placements,
    angles,
    houses: cuspsDeg.map((lonDeg, index) => {
      const position = at(lonDeg);
      return {
        ...position,
        house: index + 1,
        traditionalRuler: ruler(traditionalRulerOf(position.sign)),
        modernRuler: ruler(modernRulerOf(position.sign)),
      };
    }),
    housesBackwards: backwards,
    aspects: aspectsOf(points, view),
    isDay,
    partOfFortune: { ...at(fortuneDeg), house: inHouse(fortuneDeg) },
    dominants: computeDominants(points),
    houseSystem,
  };
}
