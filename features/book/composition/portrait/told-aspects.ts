/** The aspects that have a text, from the tightest. */
import { isMajor, POSSIBLE_ASPECTS } from '@solelune/astrology/engine';
import { type Aspect, aspectsWithin, isPlanet } from '@solelune/sky';
import type { BookGiven } from '../given.ts';

/** Wider than in the chart, so that a quiet sky has its chapter too; the tightest come first. */
const WIDEST_ORB_DEG = 9;
const ANGLES: readonly string[] = ['ascendant', 'midheaven'];

export function toldAspects({ cast: { chart, timeKnown } }: BookGiven): Aspect[] {
  const points = [
    ...chart.placements
      .filter(({ body }) => isPlanet(body) && (timeKnown || body !== 'moon'))
      .map(({ body, lonDeg, speedDegPerDay }) => ({ point: body, lonDeg, speedDegPerDay })),
    ...(timeKnown
      ? (['ascendant', 'midheaven'] as const).map((point) => ({
          point,
          lonDeg: chart.angles[point].lonDeg,
          speedDegPerDay: 0,
        }))
      : []),
  ];
  return aspectsWithin(points, { defaultDeg: WIDEST_ORB_DEG })
    .filter(
      ({ from, to, kind }) =>
        isMajor(kind) && !(ANGLES.includes(from) && ANGLES.includes(to)) && hasText(from, to, kind),
    )
    .sort((one, other) => one.orbDeg - other.orbDeg);
}

/** The sky cannot make some aspects, and the texts do not tell them: two inner planets at wide orbs come near. */
function hasText(from: string, to: string, kind: string): boolean {
  if (ANGLES.includes(from) || ANGLES.includes(to)) return true;
  return POSSIBLE_ASPECTS.some(
    ([one, other, possible]) => possible === kind && ((one === from && other === to) || (one === to && other === from)),
  );
}
