import { memo } from 'react';
import { zodiacGlyphs } from '../icon/index.ts';
import { hundredth, placer, ringPath, spokePath } from './circle.ts';
import { PlacedGlyph } from './placed-glyph.tsx';
import type { RingPlan, WheelPlan } from './plans.ts';
import { ELEMENTS, SIGNS } from './wheel-words.ts';

interface ZodiacRingProps {
  plan: WheelPlan;
  leftDeg: number;
  ascendantDeg?: number;
  midheavenDeg?: number;
}

/** A sign's glyph stands in its middle, or this far from an axis that crosses there. */
const AXIS_ROOM_DEG = 5.5;

function glyphDeg(signIndex: number, axesDeg: readonly (number | undefined)[]): number {
  const middle = signIndex * 30 + 15;
  for (const axis of axesDeg) {
    if (axis === undefined) continue;
    // Both ends of an axis cross the ring.
    const off = ((axis - middle + 450) % 180) - 90;
    if (Math.abs(off) < AXIS_ROOM_DEG) return middle + off + (off < 0 ? AXIS_ROOM_DEG : -AXIS_ROOM_DEG);
  }
  return middle;
}

/** The rim, the twelve signs on the tint of their element, and the scale of degrees. */
export const ZodiacRing = memo(function ZodiacRing({ plan, leftDeg, ascendantDeg, midheavenDeg }: ZodiacRingProps) {
  const at = placer(leftDeg);
  const [outer, inner] = plan.rings;
  const tenths = [10, 20].flatMap((deg) => SIGNS.map((_, index) => index * 30 + deg));
  return (
    <>
      <circle className="wheel__disc" r={plan.rim} />
      <circle className="wheel__rim" r={plan.rim} strokeWidth={1.5 * plan.weight} />
      <circle className="wheel__rim" r={plan.rim - plan.rimGap} strokeWidth=".6" />
      {SIGNS.map((sign, index) => (
        <g key={sign} className={`wheel__sign wheel__sign--${ELEMENTS[index % 4]}`}>
          <path className="wheel__tint" d={ringPath(at, index * 30, index * 30 + 30, plan.zodiac, outer.scale)} />
          <PlacedGlyph
            of={zodiacGlyphs[sign]}
            at={at(glyphDeg(index, [ascendantDeg, midheavenDeg]), plan.signs)}
            size={plan.signSize}
            stroke={plan.name === 'tight' ? 1.9 : 1.6}
          />
          {plan.tenths &&
            [10, 20].map((deg) => {
              const [x, y] = at(index * 30 + deg, outer.scale + (plan.tenths ?? 0));
              return (
                <text key={deg} className="wheel__tenth" x={x} y={y} dy=".36em" fontSize="9">
                  {deg}
                </text>
              );
            })}
        </g>
      ))}
      <path
        className="wheel__rim"
        strokeWidth=".9"
        d={
          SIGNS.map((_, index) => spokePath(at, index * 30, plan.zodiac, outer.scale)).join('') +
          tenths.map((deg) => spokePath(at, deg, plan.zodiac, plan.zodiac - 5 * plan.weight)).join('')
        }
      />
      <circle className="wheel__rim" r={plan.zodiac} strokeWidth="1" />
      <circle className="wheel__ground" r={outer.scale} strokeWidth="1" />
      <Scale ring={outer} leftDeg={leftDeg} fine />
      {inner && <circle className="wheel__rim" r={inner.scale} strokeWidth=".8" />}
      {inner && <Scale ring={inner} leftDeg={leftDeg} fine={plan.name === 'roomy'} />}
    </>
  );
});

/**
 * 360 marks, longer every five and every ten. Each length is one circle whose line is dashed: a path for every mark was a tenth of the bytes of a
 * page with a chart, and a tenth of the time that drawing it took.
 */
function Scale({ ring, leftDeg, fine }: { ring: RingPlan; leftDeg: number; fine: boolean }) {
  return (
    <>
      {fine && <Marks ring={ring} firstDeg={leftDeg} pattern={between(1, 1, 1, 1, 1)} width={0.55} share={0.42} />}
      <Marks ring={ring} firstDeg={leftDeg} pattern={between(5, 5)} width={0.85} share={0.72} />
      <Marks ring={ring} firstDeg={leftDeg - 5} pattern={between(5, 5)} width={1.1} share={1} isTen />
    </>
  );
}

/** Degrees from the beginning of a pattern to its first mark, from mark to mark, and from the last to the next beginning. */
const between = (...degrees: number[]): readonly number[] => degrees;

interface MarksProps {
  ring: RingPlan;
  /** A pattern begins here, and is repeated around the circle. */
  firstDeg: number;
  pattern: readonly number[];
  width: number;
  /** Of the longest mark. */
  share: number;
  isTen?: boolean;
}

function Marks({ ring, firstDeg, pattern, width, share, isTen }: MarksProps) {
  const length = Math.round((ring.scale - ring.ticks) * share * 10) / 10;
  const radius = ring.scale - length / 2;
  const degree = (2 * Math.PI * radius) / 360;
  // Half of a mark stands on either side of its degree.
  const gaps = pattern.map((deg, index) => {
    const marks = index === 0 || index === pattern.length - 1 ? width / 2 : width;
    return Math.round((deg * degree - marks) * 1e5) / 1e5;
  });
  return (
    <circle
      className={isTen ? 'wheel__tick wheel__tick--ten' : 'wheel__tick'}
      r={hundredth(radius)}
      strokeWidth={length}
      strokeDasharray={`0 ${gaps.join(` ${width} `)}`}
      transform={`rotate(${hundredth(firstDeg - 180)})`}
    />
  );
}
