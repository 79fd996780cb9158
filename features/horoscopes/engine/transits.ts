/** The transits to a chart: what comes within an orb of its places over a span, with every pass. */
import {
  type Body,
  type Ephemeris,
  findOrbPassages,
  type NatalTarget,
  type OrbPassage,
  type Planet,
  type Span,
} from '@solelune/sky';

export type NatalPoint = Planet | 'ascendant' | 'midheaven';
export type Transit = OrbPassage<NatalPoint>;

/** What stays for days to years, and what goes by. */
export const LASTING_BODIES = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'mean_node'] as const;
export const PASSING_BODIES = ['sun', 'mercury', 'venus', 'moon'] as const;

/** Degrees within which a transit is told. */
const TRANSIT_ORB_DEG = 1;

export function findChartTransits(
  ephemeris: Ephemeris,
  bodies: readonly Body[],
  natal: readonly NatalTarget<NatalPoint>[],
  span: Span,
  orbDeg = TRANSIT_ORB_DEG,
): Transit[] {
  return bodies
    .flatMap((body) => findOrbPassages(ephemeris, body, natal, span, { orbDeg }))
    .sort((one, other) => Temporal.Instant.compare(one.enter, other.enter));
}
