import type { Angel } from '../../engine/index.ts';
import { at, pointAt } from '../seal/seal-geometry.ts';
import { /* begins with a figure */ minuteWords } from '../words/dates.ts';
import './hour-dial.css';

const TICKS = Array.from(
  { length: 72 },
  (_, index) => `M${at(index % 3 ? 50 : 46, index * 5)}L${at(54, index * 5)}`,
).join('');
const HOURS = [0, 6, 12, 18];

/** A clock of twenty-four hours, midnight at the top, with the twenty minutes of an angel. */
export function HourDial({ angel }: { angel: Angel }) {
  const from = (angel.number - 1) * 5;
  return (
    <svg
      className="angels-dial"
      viewBox="-64 -64 128 128"
      role="img"
      aria-label={`Cadran de vingt-quatre heures, de ${minuteWords(angel.minuteFrom)} à ${minuteWords(angel.minuteTo)}`}
    >
      <circle r="58" className="angels-dial__rim" />
      <path d={TICKS} className="angels-dial__ticks" />
      {HOURS.map((hour) => {
        const [x, y] = pointAt(36, hour * 15);
        return (
          <text key={hour} x={x} y={y + 5}>
            {hour}
          </text>
        );
      })}
      <path className="angels-dial__watch" d={`M0 0L${at(58, from)}A58 58 0 0 1 ${at(58, from + 5)}Z`} />
      <circle r="3" className="angels-dial__pin" />
    </svg>
  );
}
