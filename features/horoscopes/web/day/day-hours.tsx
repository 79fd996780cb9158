import { aspectGlyphs, Icon, planetGlyphs, zodiacGlyphs } from '@solelune/ui/icon';
import type { DayAnswer } from '../../answers/day.ts';
import { Proof } from './proof.tsx';
import './day-hours.css';

/** The day hour by hour, in the order of the clock. */
export function DayHours({ hours }: Pick<DayAnswer, 'hours'>) {
  return (
    <div className="day-ground on-night">
      <ol className="day-hours page" aria-label="Le jour heure par heure">
        {hours.map(({ kind, hour, hour_words, title, note, nature, bodies, aspect, sign, proof }) => (
          <li key={`${kind} ${hour} ${title}`} data-nature={nature ?? 'none'}>
            <span className="day-hours__glyphs">
              {bodies[0] && <Icon of={planetGlyphs[bodies[0]]} size={22} />}
              {aspect && <Icon of={aspectGlyphs[aspect]} size={15} />}
              {bodies[1] && <Icon of={planetGlyphs[bodies[1]]} size={22} />}
              {sign && bodies.length < 2 && <Icon of={zodiacGlyphs[sign]} size={20} />}
            </span>
            <time>{hour_words}</time>
            <b>{title}</b>
            <p>{note}</p>
            <Proof of={proof} />
          </li>
        ))}
      </ol>
    </div>
  );
}
