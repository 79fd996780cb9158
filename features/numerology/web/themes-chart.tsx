import { pointAt } from '@solelune/ui/geometry';
import type { Ratings, Theme } from '../engine/index.ts';
import { THEMES } from '../engine/index.ts';
import { THEME_WORDS } from './themes.ts';
import './themes-chart.css';

const RADIUS = 190;
const RINGS = [2, 4, 6, 8, 10];

const radiusOf = (rating: number) => (rating / 10) * RADIUS;
/** The themes stand around clockwise, the first at the top. */
const pointOf = (index: number, radius: number) => pointAt(radius, (index / THEMES.length) * 360);

function Outline({ radiusAt, className }: { radiusAt: (theme: Theme) => number; className: string }) {
  const corners = THEMES.map((theme, index) => pointOf(index, radiusAt(theme)));
  return <polygon points={corners.join(' ')} className={className} fill="none" />;
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
        <Outline radiusAt={(theme) => radiusOf(ratings[theme])} className="numerology-chart__shape" />
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
