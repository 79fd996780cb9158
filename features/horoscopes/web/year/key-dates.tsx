import type { KeyDate } from '../../answers/year.ts';
import './key-dates.css';

/** Dates to keep, each of which can be put in a calendar. */
export function KeyDates({ title, dates, calendar }: { title: string; dates: readonly KeyDate[]; calendar: string }) {
  return (
    <section className="key-dates page" aria-labelledby="dates-de-l-annee">
      <h2 id="dates-de-l-annee">{title}</h2>
      <p>
        Jours et heures de Paris.{' '}
        <a href={calendar} download>
          Tout ajouter à mon agenda
        </a>
      </p>
      <ol>
        {dates.map((date) => (
          <li key={date.key}>
            <time dateTime={date.day}>{date.date_words}</time>
            <b>{date.words}</b>
            <span>{[date.hour_words, date.position_words, date.house_words].filter(Boolean).join(', ')}</span>
            <a href={date.calendar} download aria-label={`Ajouter à mon agenda : ${date.words}, ${date.date_words}`}>
              Agenda
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
