import { MONTH_NAMES } from '@solelune/civil-time/words';
import { ANGELS, type Angel, daysInMonth } from '../../engine/index.ts';
import { ENAMELS, LEAF, PALE } from '../seal/enamel.ts';
import { at, pointAt } from '../seal/seal-geometry.ts';
import './year-wheel.css';

const DAYS = 366;
/** The angle of a day of the year: 1 January at the top. */
function turnOf(month: number, day: number): number {
  let days = day - 1;
  for (let before = 1; before < month; before += 1) days += daysInMonth(2024, before);
  return (days / DAYS) * 360;
}

const sector = (from: number, to: number, inner: number, outer: number) =>
  `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;

const SECTORS = ANGELS.map((angel) => {
  const from = turnOf(angel.guardianFrom.month, angel.guardianFrom.day);
  const to = turnOf(angel.guardianTo.month, angel.guardianTo.day + 1);
  return { angel, d: sector(from + 0.4, to - 0.4, 176, 244), middle: (from + to) / 2 };
});

/** The year as a wheel of seventy-two guardianships, the month that is read lit on its rim. */
export function YearWheel({ guardian, month }: { guardian: Angel | null; month: number }) {
  const lit = SECTORS.find(({ angel }) => angel === guardian);
  const [from, to] = [turnOf(month, 1), month === 12 ? 360 : turnOf(month + 1, 1)];
  return (
    <svg
      className="angels-year"
      viewBox="-300 -300 600 600"
      role="img"
      aria-label="L’année en soixante-douze gardes, comme une roue"
    >
      <circle r="296" fill="#c9973f" />
      <circle r="291" fill="#12183f" />
      <path d={sector(from, to, 250, 290)} fill={LEAF} />
      {MONTH_NAMES.map((name, index) => {
        const middle = (turnOf(index + 1, 1) + (index === 11 ? 360 : turnOf(index + 2, 1))) / 2;
        const [x, y] = pointAt(270, middle);
        return (
          <text
            key={name}
            x={x}
            y={y}
            transform={`rotate(${Math.round(middle > 90 && middle < 270 ? middle + 180 : middle)} ${x} ${y})`}
            data-lit={index + 1 === month || undefined}
          >
            {name.length > 5 ? `${name.slice(0, 4)}.` : name}
          </text>
        );
      })}
      <g stroke={LEAF} strokeWidth=".8">
        {SECTORS.map(({ angel, d }) => (
          <path
            key={angel.number}
            d={d}
            fill={ENAMELS[angel.sign.element][angel === guardian ? 0 : 1]}
            opacity={angel === guardian ? 1 : 0.9}
          />
        ))}
      </g>
      <circle r="168" fill="#1b2c66" stroke={LEAF} />
      <g fill="none" stroke={LEAF} opacity=".5">
        <circle r="120" />
        <path
          d={Array.from(
            { length: 36 },
            (_, index) => `M${at(120, index * 10)}L${at(index % 3 ? 128 : 140, index * 10)}`,
          ).join('')}
        />
      </g>
      <circle r="52" fill={LEAF} />
      <path
        d={Array.from(
          { length: 12 },
          (_, index) => `M${at(60, index * 30)}L${at(index % 2 ? 78 : 96, index * 30)}`,
        ).join('')}
        stroke={LEAF}
        strokeWidth="5"
        strokeLinecap="round"
      />
      {lit && (
        <g transform={`rotate(${Math.round(lit.middle * 10) / 10})`} fill={PALE}>
          <path d="M0-252 9-210 0-168-9-210Z" />
          <circle cy="-210" r="11" />
        </g>
      )}
    </svg>
  );
}
