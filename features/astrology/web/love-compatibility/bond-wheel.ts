import type { CallAnswer } from '@solelune/contract';
import type { WheelChart, WheelInnerRing, WheelPoint } from '@solelune/ui/wheel';
import type { loveCompatibilityResult } from '../../contract/compatibility.ts';
import { ASPECT_KEYS, GLYPH_KEYS } from '../chart/wheel-of.ts';

export type BondAnswer = Extract<CallAnswer<typeof loveCompatibilityResult>, { status: 'ready' }>;
type Who = keyof BondAnswer['skies'];
type Drawn = BondAnswer['lesser_aspects'][number]['from'];

const glyphOf = (point: Drawn): WheelPoint => (point === 'ascendant' ? point : GLYPH_KEYS[point]);

/** The houses drawn are those of the outer ring; aspects go from it to the inner one. */
export function bondRings(
  { skies, overlays, aspects, lesser_aspects }: BondAnswer,
  outer: Who,
  ringWords: Record<Who, string>,
): { chart: WheelChart; inner: WheelInnerRing } {
  const inner = outer === 'you' ? 'other' : 'you';
  const bodies = (who: Who) =>
    skies[who].bodies.map(({ key, longitude_deg, retrograde, spread_deg }) => ({
      key: GLYPH_KEYS[key],
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
      aspects: [...aspects, ...lesser_aspects].map(({ from, to, kind, orb_deg }) => {
        const [start, end] = (outer === 'you' ? [from, to] : [to, from]).map(glyphOf) as [WheelPoint, WheelPoint];
        return { from: start, to: end, kind: ASPECT_KEYS[kind], orbDeg: orb_deg };
      }),
    },
  };
}
