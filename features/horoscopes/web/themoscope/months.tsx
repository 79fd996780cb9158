import type { MonthAnswer } from '../../answers/personal-year.ts';

/** Month by month, short where it is calm; all of it is in the page, folded where there is more to read than a line. */
export function Months({ months }: { months: readonly MonthAnswer[] }) {
  return (
    <section className="themoscope-months" aria-labelledby="mois">
      <div className="page">
        <h2 id="mois">Mois par mois</h2>
        <p>La barre mesure ce qui pèse sur votre thème ce mois-là, par rapport au mois le plus chargé.</p>
        {months.map((month, index) => (
          <details key={month.key} open={index === 0}>
            <summary>
              <b>{month.name}</b>
              <span className="themoscope-months__load" aria-hidden="true">
                <i style={{ '--load': month.load }} />
              </span>
              <span>{headline(month)}</span>
            </summary>
            <p>{month.words}</p>
            {month.events.length > 0 && (
              <ul>
                {month.events.map(({ key, day_words, hour_words, title, note, nature }) => (
                  <li key={key} data-nature={nature ?? 'none'}>
                    <time>{day_words}</time>
                    <span>
                      <b>{title}</b> <small>{[hour_words, note].filter(Boolean).join(', ')}</small>
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </details>
        ))}
      </div>
    </section>
  );
}

function headline({ events }: MonthAnswer): string {
  const slow = events.find(({ title }) => !title.startsWith('Mars')) ?? events[0];
  if (!slow) return 'Un mois tranquille';
  return events.length === 1
    ? slow.title
    : `${slow.title}, et ${events.length - 1} ${events.length === 2 ? 'autre date' : 'autres dates'}`;
}
