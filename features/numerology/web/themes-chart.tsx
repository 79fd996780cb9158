import { scaleLinear } from '@visx/scale';
import { LineRadial } from '@visx/shape';
import type { Ratings, Theme } from '../engine/index.ts';
import { THEMES } from '../engine/index.ts';
import { THEME_WORDS } from './themes.ts';
import './themes-chart.css';

const RADIUS = 150;
const RINGS = [2, 4, 6, 8, 10];

const angleOf = scaleLinear<number>({ domain: [0, THEMES.length], range: [0, 2 * Math.PI] });
const radiusOf = scaleLinear<number>({ domain: [0, 10], range: [0, RADIUS] });

const rounded = (value: number) => Math.round(value * 100) / 100;
/** Angles run clockwise from the top, as in the shapes of the library. */
const pointOf = (index: number, radius: number) =>
  [rounded(radius * Math.sin(angleOf(index))), rounded(-radius * Math.cos(angleOf(index)))] as const;

/** Closed by coming back to its first point. */
const around = [...THEMES.keys(), 0];

function Outline({ radiusAt, className }: { radiusAt: (index: number) => number; className: string }) {
  return (
    <LineRadial
      data={around.map((theme, step) => ({ theme, step }))}
      angle={({ step }) => angleOf(step)}
      radius={({ theme }) => radiusAt(theme)}
      className={className}
      fill="none"
    />
  );
}

const anchorOf = (x: number) => (Math.abs(x) < 1 ? 'middle' : x > 0 ? 'start' : 'end');

function Label({ theme, index, rating }: { theme: Theme; index: number; rating: number }) {
  const [x, y] = pointOf(index, RADIUS + 18);
  return (
    <text className="numerology-chart__label" x={x} y={y + (y > 100 ? 12 : y < -100 ? -2 : 5)} textAnchor={anchorOf(x)}>
      {THEME_WORDS[theme].name} <tspan>{rating}</tspan>
    </text>
  );
}

/** The eight ratings as a radar. The picture is for the eye; the same facts stand in a table for everyone else. */
export function ThemesChart({ ratings, caption }: { ratings: Ratings; caption: string }) {
  return (
    <figure className="numerology-chart">
      <svg viewBox="-290 -196 580 400" aria-hidden="true">
        <circle className="numerology-chart__ground" r={RADIUS} />
        {RINGS.map((ring) => (
          <Outline key={ring} radiusAt={() => radiusOf(ring)} className="numerology-chart__ring" />
        ))}
        {THEMES.map((theme, index) => {
          const [x, y] = pointOf(index, RADIUS);
          return <line key={theme} className="numerology-chart__ring" x2={x} y2={y} />;
        })}
        <circle className="numerology-chart__rim" r={RADIUS + 6} />
        <Outline radiusAt={(index) => radiusOf(ratings[THEMES[index] as Theme])} className="numerology-chart__shape" />
        {THEMES.map((theme, index) => {
          const [x, y] = pointOf(index, radiusOf(ratings[theme]));
          return <circle key={theme} className="numerology-chart__point" cx={x} cy={y} r="5" />;
        })}
        {THEMES.map((theme, index) => (
          <Label key={theme} theme={theme} index={index} rating={ratings[theme]} />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
