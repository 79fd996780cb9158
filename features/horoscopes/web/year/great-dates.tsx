import type { KeyDate } from '../../answers/year.ts';
import './great-dates.css';

/** The four dates that a year is remembered by, at the foot of its sky. */
export const GreatDates = ({ dates }: { dates: readonly KeyDate[] }) => (
  <ol className="great-dates">
    {dates.map(({ key, day, moment_words, words, position_words }) => (
      <li key={key}>
        <time dateTime={day}>{moment_words}</time>
        <b>{words}</b>
        <span>{position_words}</span>
      </li>
    ))}
  </ol>
);
