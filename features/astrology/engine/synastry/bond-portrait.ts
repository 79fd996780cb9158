/** What stands out of a bond before any aspect is told: its climate, whom it touches where, what helps most and what costs most. */
import { type CrossAspect, POINT_WEIGHTS } from './cross-aspects.ts';
import { BOND_POINTS, type BondPoint } from './sky-of-one.ts';

export type Climate = 'merged' | 'flowing' | 'rubbing' | 'contrasted' | 'even' | 'quiet';

export interface BondPortrait {
  readonly climate: Climate;
  /** Sums of strengths. */
  readonly carried: number;
  readonly rubbed: number;
  /** The point of each that the other touches most, with how many aspects; absent where nothing is touched. */
  readonly touched: { readonly one?: Touched; readonly other?: Touched };
  readonly bestHelp?: CrossAspect;
  readonly worstRub?: CrossAspect;
}

interface Touched {
  readonly point: BondPoint;
  readonly aspects: number;
  /** Which of the two weighs more there. */
  readonly tone: CrossAspect['tone'];
}

/** Of 500 random pairs half lie between 860 and 1080; with all hours known. Under this, little is said. */
const QUIET_SUM = 780;
const LOUD_SUM = 1060;
const MERGED_SHARE = 0.23;
const FLOWING_SHARE = 0.64;
const RUBBING_SHARE = 0.48;

export function bondPortrait(aspects: readonly CrossAspect[]): BondPortrait {
  const carried = sumOf(aspects.filter(({ tone }) => tone === 'carries'));
  const rubbed = sumOf(aspects.filter(({ tone }) => tone === 'rubs'));
  const met = sumOf(aspects.filter(({ kind }) => kind === 'conjunction'));
  const bestHelp = aspects.find(({ tone }) => tone === 'carries');
  const worstRub = aspects.find(({ tone }) => tone === 'rubs');
  return {
    climate: climateOf(carried, rubbed, met),
    carried,
    rubbed,
    touched: { ...touchedBy('one', aspects, 'from'), ...touchedBy('other', aspects, 'to') },
    ...(bestHelp && { bestHelp }),
    ...(worstRub && { worstRub }),
  };
}

const sumOf = (aspects: readonly CrossAspect[]) => aspects.reduce((sum, { strength }) => sum + strength, 0);

function climateOf(carried: number, rubbed: number, met: number): Climate {
  const all = carried + rubbed;
  if (all < QUIET_SUM) return 'quiet';
  if (met / all > MERGED_SHARE) return 'merged';
  if (carried / all > FLOWING_SHARE) return 'flowing';
  if (carried / all < RUBBING_SHARE) return 'rubbing';
  return all > LOUD_SUM ? 'contrasted' : 'even';
}

/** How much of the other's sky reaches a point, its own weight apart: else it would nearly always be the Sun or the Moon. */
export const reachOf = (aspects: readonly CrossAspect[], end: 'from' | 'to', point: BondPoint): number =>
  sumOf(aspects.filter((aspect) => aspect[end] === point)) / POINT_WEIGHTS[point];

function touchedBy(who: 'one' | 'other', aspects: readonly CrossAspect[], end: 'from' | 'to') {
  const [most] = BOND_POINTS.map((point) => {
    const own = aspects.filter((aspect) => aspect[end] === point);
    const carried = sumOf(own.filter(({ tone }) => tone === 'carries'));
    const tone = carried >= sumOf(own) / 2 ? ('carries' as const) : ('rubs' as const);
    return { point, aspects: own.length, reach: reachOf(aspects, end, point), tone };
  })
    .filter(({ reach }) => reach > 0)
    .sort((a, b) => b.reach - a.reach);
  return most ? { [who]: { point: most.point, aspects: most.aspects, tone: most.tone } } : {};
}
