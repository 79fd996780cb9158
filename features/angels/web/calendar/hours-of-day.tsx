import { Link } from '@solelune/screen/navigation';
import { ANGELS, type Angel } from '../../engine/index.ts';
import { angelUrl } from '../angel-urls.ts';
import { minuteWords } from '../words/dates.ts';
import './hours-of-day.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ hour, angels: ANGELS.slice(hour * 3, hour * 3 + 3) }));

/** The seventy-two watches of a day, three an hour; the present one is marked once the clock is known. */
export function HoursOfDay({ spiritual }: { spiritual: Angel | null }) {
  return (
    <section className="angels-hours page" aria-labelledby="heures">
      <h2 id="heures">Trois anges à l’heure</h2>
      <p>
        Chaque jour se partage en soixante-douze gardes de vingt minutes, à l’horloge du lieu. Les nuits où l’heure
        change, les gardes suivent l’horloge&nbsp;: au printemps trois anges laissent leur tour, à l’automne trois
        autres le reprennent une seconde fois.
      </p>
      <ol>
        {HOURS.map(({ hour, angels }) => (
          <li key={hour}>
            <b>{minuteWords(hour * 60)}</b>
            <ol>
              {angels.map(({ number, name, slug, minuteFrom }) => (
                <li key={number} aria-current={spiritual?.number === number ? 'time' : undefined}>
                  <Link to={angelUrl(slug)}>
                    <span>{String(minuteFrom % 60).padStart(2, '0')}</span> {name}
                  </Link>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  );
}
