import { buttonClass } from '@solelune/ui/button';
import { calendarGlyph, Icon } from '@solelune/ui/icon';
import type { KeyDate } from '../../answers/year.ts';
import { DateMark } from './date-mark.tsx';
import './key-dates.css';

/** Dates to keep, each of which can be put in a calendar; those that have passed are remembered in a line. */
export function KeyDates({ title, dates, calendar }: { title: string; dates: readonly KeyDate[]; calendar: string }) {
  const cards = dates.filter(({ has_card }) => has_card);
  const others = dates.filter(({ has_card }) => !has_card);
  return (
    <section className="key-dates" aria-labelledby="dates-de-l-annee">
      <div className="page">
        <div className="key-dates__head">
          <div>
            <h2 id="dates-de-l-annee">{title}</h2>
            <p>Jours et heures de Paris. Un fichier d’agenda par date, ou toutes d’un coup.</p>
          </div>
          <a className={buttonClass({ tone: 'quiet' })} href={calendar} download>
            <Icon of={calendarGlyph} size={20} />
            Tout ajouter à mon agenda
          </a>
        </div>
        {cards.length > 0 && (
          <ol className="key-dates__cards">
            {cards.map((date) => (
              <li key={date.key} data-past={date.is_past || undefined}>
                <DateMark of={date} />
                <time dateTime={date.day}>{date.moment_words}</time>
                <b>{date.words}</b>
                <p>{date.is_past ? `${placeWords(date)} ; passé` : placeWords(date)}</p>
                <a
                  href={date.calendar}
                  download
                  aria-label={`Ajouter à mon agenda : ${date.words}, ${date.date_words}`}
                >
                  <Icon of={calendarGlyph} size={20} />
                  Ajouter à mon agenda
                </a>
              </li>
            ))}
          </ol>
        )}
        {others.length > 0 && (
          <>
            <h3>Déjà passées</h3>
            <ol className="key-dates__past">
              {others.map((date) => (
                <li key={date.key}>
                  <time dateTime={date.day}>{date.date_words}</time>
                  <span>
                    <b>{date.words}</b> {placeWords(date)}
                  </span>
                  <a
                    href={date.calendar}
                    download
                    aria-label={`Ajouter à mon agenda : ${date.words}, ${date.date_words}`}
                  >
                    <Icon of={calendarGlyph} size={20} />
                  </a>
                </li>
              ))}
            </ol>
          </>
        )}
      </div>
    </section>
  );
}

const placeWords = ({ position_words, house_words }: KeyDate): string =>
  [position_words, house_words].filter(Boolean).join(', ');
