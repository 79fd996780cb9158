import type { CallAnswer } from '@solelune/contract';
import type { WheelChart, WheelInnerRing } from '@solelune/ui/wheel';
import type { loveCompatibilityResult } from '../../contract/compatibility.ts';

export type BondAnswer = Extract<CallAnswer<typeof loveCompatibilityResult>, { status: 'ready' }>;
type Who = keyof BondAnswer['skies'];

/** The houses drawn are those of the outer ring; aspects go from it to the inner one. */
export function bondRings(
  { skies, overlays, aspects }: BondAnswer,
  outer: Who,
  ringWords: Record<Who, string>,
): { chart: WheelChart; inner: WheelInnerRing } {
  const inner = outer === 'you' ? 'other' : 'you';
  const bodies = (who: Who) =>
    skies[who].bodies.map(({ key, longitude_deg, retrograde, spread_deg }) => ({
      key,
      longitudeDeg: longitude_deg,
      retrograde,
      // A guest is told by the house where it falls.
      ...(who === inner && { house: overlays[who].find(({ planet }) => planet === key)?.house }),
      ...(spread_deg > 1 && { overDeg: [longitude_deg - spread_deg, longitude_deg + spread_deg] as const }),
    }));
  const { cusps_deg, ascendant_deg, midheaven_deg } = skies[outer];
  return {
    chart: {
      bodies: bodies(outer),
      ...(cusps_deg && { cuspsDeg: cusps_deg }),
      ...(ascendant_deg !== undefined && { ascendantDeg: ascendant_deg }),
      ...(midheaven_deg !== undefined && { midheavenDeg: midheaven_deg }),
      aspects: [],
      ringWords: ringWords[outer],
    },
    inner: {
      bodies: bodies(inner),
      ringWords: ringWords[inner],
      ascendantDeg: skies[inner].ascendant_deg,
      aspects: aspects.map(({ from, to, kind, orb_deg }) => {
        const [start, end] = outer === 'you' ? [from, to] : [to, from];
        return { from: start, to: end, kind, orbDeg: orb_deg };
      }),
    },
  };
}
