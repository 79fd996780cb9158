import { scaleLinear } from '@visx/scale';
import { LineRadial } from '@visx/shape';
import type { Ratings, Theme } from '../engine/index.ts';
import { THEMES } from '../engine/index.ts';
import { THEME_WORDS } from './themes.ts';
import './themes-chart.css';

const RADIUS = 190;
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

const LINE = 24;

/** A name of two words stands on two lines, so that it fits beside the radar on a phone. */
function Label({ theme, index, rating }: { theme: Theme; index: number; rating: number }) {
  const [x, y] = pointOf(index, RADIUS + 20);
  const words = THEME_WORDS[theme].name.split(' ');
  const top = y > 150 ? y + 16 : y < -150 ? y - 4 : y + 7 - ((words.length - 1) * LINE) / 2;
  return (
    <text className="numerology-chart__label" textAnchor={anchorOf(x)}>
      {words.map((word, line) => (
        <tspan key={word} x={x} y={top + line * LINE}>
          {word}
          {line === words.length - 1 && <tspan className="numerology-chart__rating"> {rating}</tspan>}
        </tspan>
      ))}
    </text>
  );
}

/** The eight ratings as a radar. The picture is for the eye; the same facts stand in a table for everyone else. */
export function ThemesChart({ ratings, caption }: { ratings: Ratings; caption: string }) {
  return (
    <figure className="numerology-chart">
      <svg viewBox="-330 -232 660 470" aria-hidden="true">
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
          return <circle key={theme} className="numerology-chart__point" cx={x} cy={y} r="6" />;
        })}
        {THEMES.map((theme, index) => (
          <Label key={theme} theme={theme} index={index} rating={ratings[theme]} />
        ))}
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
