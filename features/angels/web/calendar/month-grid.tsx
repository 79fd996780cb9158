import { dayWords, WEEKDAY_NAMES } from '@solelune/civil-time/words';
import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import { type Angel, angelOf, weekdayOf } from '../../engine/index.ts';
import { angelUrl } from '../angel-urls.ts';
import { Seal } from '../seal/seal.tsx';
import { dateParts } from '../words/dates.ts';
import './month-grid.css';

interface DayAngel {
  readonly date: string;
  readonly angel: number;
}

interface MonthGridProps {
  year: number;
  month: number;
  guardian: readonly DayAngel[];
  heart: readonly DayAngel[];
  /** YYYY-MM-DD where the visitor is. */
  today: string;
}

/** The weeks of a month: guardians as bands over their days, the heart angel of each day under its date, today marked. */
export function MonthGrid({ year, month, guardian, heart, today }: MonthGridProps) {
  const first = weekdayOf(year, month, 1);
  return (
    <ol className={cardClass({ flush: true }, 'angels-month')} aria-label="Les jours du mois">
      {WEEKDAY_NAMES.map((day) => (
        <li key={day} className="angels-month__weekday" aria-hidden="true">
          <span>{day.slice(0, 3)}.</span>
        </li>
      ))}
      {guardian.map(({ date, angel }, index) => {
        const { day } = dateParts(date);
        const weekday = (first + index) % 7;
        const starts = guardian[index - 1]?.angel !== angel;
        return (
          <li
            key={date}
            className="angels-month__day"
            style={index === 0 ? { gridColumnStart: first + 1 } : undefined}
            aria-current={date === today ? 'date' : undefined}
          >
            <span className="angels-month__date">
              <span className="angels-month__name">{WEEKDAY_NAMES[weekday]?.slice(0, 3)}.</span>{' '}
              <time dateTime={date}>{day}</time>
            </span>
            <Guardian
              angel={angelOf(angel)}
              isNamed={starts || weekday === 0 || index === 0}
              starts={starts}
              ends={guardian[index + 1] !== undefined && guardian[index + 1]?.angel !== angel}
            />
            <Heart angel={angelOf(heart[index]?.angel ?? 1)} day={dayWords({ month, day })} />
          </li>
        );
      })}
    </ol>
  );
}

interface GuardianProps {
  angel: Angel;
  /** The band begins here, or goes on in a new week. */
  isNamed: boolean;
  starts: boolean;
  ends: boolean;
}

function Guardian({ angel, isNamed, starts, ends }: GuardianProps) {
  return (
    <Link
      className="angels-month__guardian"
      to={angelUrl(angel.slug)}
      data-element={angel.sign.element}
      data-starts={starts || undefined}
      data-ends={ends || undefined}
      {...(isNamed ? {} : { 'aria-hidden': true, tabIndex: -1 })}
    >
      {isNamed ? (
        <>
          <Seal angel={angel} />
          <span>{angel.name}</span>
        </>
      ) : (
        ' '
      )}
    </Link>
  );
}

function Heart({ angel, /* begins with a figure */ day }: { angel: Angel; day: string }) {
  return (
    <Link
      className="angels-month__heart"
      to={angelUrl(angel.slug)}
      aria-label={`${angel.name}, ange du cœur du ${day}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 20.200S3.500 15.300 3.500 9.200c0-2.800 2-4.700 4.400-4.700 1.800 0 3.300 1 4.100 2.800.8-1.800 2.300-2.800 4.100-2.800 2.400 0 4.400 1.900 4.400 4.700 0 6.100-8.500 11-8.500 11z" />
      </svg>
      {angel.name}
    </Link>
  );
}
