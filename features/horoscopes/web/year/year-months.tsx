import { zodiacGlyphs } from '@solelune/ui/icon';
import type { YearMonth } from '../../answers/year.ts';
import { PlacedGlyph } from '../drawings/placed-glyph.tsx';
import './year-months.css';

interface YearMonthsProps {
  months: readonly YearMonth[];
  crowd: readonly { month: number; here: number; facing: number }[];
  name: string;
  facingName: string;
}

/** A sign's year, month by month: the one under way is open, all of it is in the page. */
export function YearMonths({ months, crowd, name, facingName }: YearMonthsProps) {
  const isNow = months.some(({ when }) => when === 'current');
  return (
    <section className="year-months" aria-labelledby="mois-par-mois">
      <div className="page">
        <h2 id="mois-par-mois">Mois par mois</h2>
        <p className="year-months__lead">
          Ouvrez celui qui vous occupe. Chaque mois dit l’événement qui pèse le plus pour votre signe, et la maison que
          sa pleine Lune éclaire.
        </p>
        <div className="year-months__legend" aria-hidden="true">
          <span />
          <span>Lunaisons</span>
          <span>
            <i>{name}</i> et <i>{facingName}</i>
          </span>
        </div>
        {months.map((month, index) => (
          <details
            key={month.month}
            name="year-months"
            open={isNow ? month.when === 'current' : index === 0}
            data-when={month.when}
          >
            <summary>
              <b>{month.name}</b>
              <Lunations month={month} />
              <Bars of={crowd[index]} />
              <span>{month.headline}</span>
            </summary>
            <div className="year-months__in">
              <div dangerouslySetInnerHTML={{ __html: month.html }} />
              <ul>
                {month.events.map(({ key, day_words, words, note }) => (
                  <li key={key}>
                    <time>{day_words}</time>
                    <span>
                      {words}
                      <small>{note}</small>
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

/** The new and full Moons along the month, an eclipse ringed; the list beside says the same in words. */
function Lunations({ month: { lunations, today } }: { month: YearMonth }) {
  const x = (part: number) => Math.round(12 + part * 226);
  return (
    <svg className="year-months__moons" viewBox="0 0 250 34" width="250" height="34" aria-hidden="true">
      <path className="year-months__way" d="M12 17H238" />
      {today !== null && <path className="year-months__today" d={`M${x(today)} 2v30`} />}
      {lunations.map(({ at, phase, sign, eclipse }) => (
        <g key={at}>
          <circle cx={x(at)} cy="17" r="9" data-phase={phase} data-eclipse={eclipse ?? undefined} />
          {phase === 'full' && (
            <PlacedGlyph of={zodiacGlyphs[sign]} at={[x(at) + (at > 0.86 ? -20 : 20), 17]} size={14} stroke={1.3} />
          )}
        </g>
      ))}
    </svg>
  );
}

/** How many bodies the sign has, and the one in front of it. */
function Bars({ of }: { of: { here: number; facing: number } | undefined }) {
  const width = (count: number) => Math.min(130, count * 24);
  return (
    <svg className="year-months__bars" viewBox="0 0 132 34" width="132" height="34" aria-hidden="true">
      <path className="year-months__way" d="M1 4v26" />
      <rect className="year-months__here" x="2" y="7" width={width(of?.here ?? 0)} height="8" rx="3" />
      <rect className="year-months__facing" x="2" y="19" width={width(of?.facing ?? 0)} height="8" rx="3" />
    </svg>
  );
}
