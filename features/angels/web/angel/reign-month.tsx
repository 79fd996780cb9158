import { WEEKDAY_NAMES } from '@solelune/civil-time/words';
import { capitalised } from '@solelune/french/sentence';
import type { Angel } from '../../engine/index.ts';
import { monthName } from '../words/dates.ts';
import type { Reign } from './next-reign.ts';
import './reign-month.css';

/** The sheet of the calendar on which an angel's days come next. */
export function ReignMonth({ angel, reign }: { angel: Angel; reign: Reign }) {
  const title = `${monthName(reign.month)} ${reign.year}`;
  return (
    <table className="angels-reign">
      <caption>
        <b>{capitalised(title)}</b>
        <span>{`ses jours de garde, n° ${angel.number}`}</span>
      </caption>
      <thead>
        <tr>
          {WEEKDAY_NAMES.map((day) => (
            <th key={day} scope="col" abbr={day}>
              {day.slice(0, 3)}.
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reign.weeks.map((week) => (
          <tr key={`${week[0]?.day}-${week[6]?.day}`}>
            {week.map(({ day, isOut, isReign, isFirst, isLast, isToday }, index) => (
              <td
                key={index}
                data-out={isOut || undefined}
                data-reign={isReign || undefined}
                data-first={isFirst || undefined}
                data-last={isLast || undefined}
                aria-current={isToday ? 'date' : undefined}
              >
                {day}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
