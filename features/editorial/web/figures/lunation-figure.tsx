import { WEEKDAY_NAMES } from '@solelune/civil-time/words';
import { Icon, type ZodiacSign, zodiacGlyphs } from '@solelune/ui/icon';
import { litMoonPath } from '@solelune/ui/moon';
import type { ViewOf } from '../../contract/figures.ts';
import './lunation-figure.css';

const RADIUS = 20;

/** A month of Moons, as a calendar on the wall has them. */
export function LunationFigure({ view: { days } }: { view: ViewOf<'lunation'> }) {
  return (
    <div className="lunation-figure">
      <ol aria-hidden="true" className="lunation-figure__week">
        {WEEKDAY_NAMES.map((name) => (
          <li key={name}>{name.slice(0, 3)}.</li>
        ))}
      </ol>
      <ol>
        {days.map(({ day, weekday, illuminatedFraction, waxing, sign, words, exact }) => (
          <li key={day} data-exact={exact || undefined} style={day === 1 ? { gridColumnStart: weekday } : undefined}>
            <b>{day}</b>
            <span className="lunation-figure__sign" aria-hidden="true">
              <Icon of={zodiacGlyphs[sign as ZodiacSign]} size={15} />
            </span>
            <svg viewBox="-22 -22 44 44" aria-hidden="true">
              <g transform="rotate(-18)">
                <circle r={RADIUS} />
                <path d={litMoonPath(illuminatedFraction, waxing, RADIUS)} />
              </g>
            </svg>
            <span className="visually-hidden">{words}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
