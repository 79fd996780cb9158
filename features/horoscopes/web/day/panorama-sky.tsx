import { type Point, seededRandom } from '@solelune/ui/geometry';
import { planetGlyphs } from '@solelune/ui/icon';
import { PlacedGlyph } from '../drawings/placed-glyph.tsx';
import { cut, type HourPlace } from './panorama-plan.ts';

/** The way of a body over the horizon; what is under it is not drawn. */
export function wayOf(heights: readonly number[], x: HourPlace, horizon: number, scale: number): string {
  let path = '';
  let isDrawing = false;
  heights.forEach((deg, step) => {
    if (deg < 0) {
      isDrawing = false;
      return;
    }
    path += `${isDrawing ? 'L' : 'M'}${x((step / (heights.length - 1)) * 24)} ${cut(horizon - deg * scale)}`;
    isDrawing = true;
  });
  return path;
}

export function Highest(props: {
  heights: readonly number[];
  x: HourPlace;
  horizon: number;
  scale: number;
  body: 'sun' | 'moon';
}) {
  const { heights, x, horizon, scale, body } = props;
  const most = Math.max(...heights);
  if (most <= 0) return null;
  const at: Point = [x((heights.indexOf(most) / (heights.length - 1)) * 24), cut(horizon - most * scale)];
  return (
    <g className={`day-panorama__${body}`}>
      <circle cx={at[0]} cy={at[1]} r="13" />
      <PlacedGlyph of={planetGlyphs[body]} at={at} size={17} />
    </g>
  );
}

export function DayGlow({ sun, x, horizon }: { sun: readonly number[]; x: HourPlace; horizon: number }) {
  const up = sun.flatMap((deg, step) => (deg > -6 ? [(step / (sun.length - 1)) * 24] : []));
  const [first, last] = [up[0], up.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <ellipse
      className="day-panorama__glow"
      cx={x((first + last) / 2)}
      cy={horizon + 20}
      rx={x((last - first) / 2)}
      ry={horizon * 1.02}
    />
  );
}

export function Stars({ width, height, sun }: { width: number; height: number; sun: readonly number[] | undefined }) {
  const random = seededRandom(21);
  let path = '';
  for (let star = 0; star < width / 9; star++) {
    const [left, up] = [random(), random()];
    const step = sun && sun[Math.round(left * (sun.length - 1))];
    if (step === undefined || step < -6) path += `M${cut(left * width)} ${cut(up * height)}h.01`;
  }
  return <path className="day-panorama__stars" d={path} />;
}

/** When the Sun comes up and goes down, on the outer side of its way. */
export function SunTime({ kind, at: [x, y], words }: { kind: 'rise' | 'set'; at: Point; words: string }) {
  return (
    <g className="day-panorama__sun-time">
      <path d={`M${x} ${y - 8}v16`} />
      <text x={kind === 'rise' ? x - 8 : x + 8} y={y - 10} textAnchor={kind === 'rise' ? 'end' : 'start'}>
        {words}
      </text>
    </g>
  );
}
