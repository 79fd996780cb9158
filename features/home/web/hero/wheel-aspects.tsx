import { pathPoint } from '@solelune/ui/geometry';
import type { WheelSky } from '../../contract.ts';
import type { WheelParts } from './wheel-parts.ts';

const NATURES = {
  sextile: 'gentle',
  trine: 'harmony',
  square: 'tension',
  opposition: 'tension',
} as const;

type Drawn = keyof typeof NATURES;

/** Lines by nature: easy aspects in blue and green, tense ones in rose. Bodies in conjunction stand side by side and need none. */
export function WheelAspects({ sky, look, turnOf }: WheelParts) {
  const placeOf = (body: WheelSky['aspects'][number]['from']) =>
    pathPoint(look.core, turnOf(sky.bodies.find((one) => one.body === body)?.lonDeg ?? 0));
  const linesOf = (kind: Drawn) =>
    sky.aspects
      .filter((aspect) => aspect.kind === kind)
      .map(({ from, to }) => `M${placeOf(from)}L${placeOf(to)}`)
      .join('');
  return (Object.keys(NATURES) as Drawn[]).map((kind) => (
    <path
      key={kind}
      className={`sky-wheel__aspect sky-wheel__aspect--${NATURES[kind]}`}
      d={linesOf(kind)}
      strokeWidth={Math.round(look.stroke * 90) / 100}
    />
  ));
}
