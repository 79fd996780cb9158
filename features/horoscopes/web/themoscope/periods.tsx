import type { PeriodAnswer } from '../../answers/personal-year.ts';

/** The periods that matter, numbered as on the ribbon. */
export function Periods({ periods }: { periods: readonly PeriodAnswer[] }) {
  if (periods.length === 0) return null;
  return (
    <section className="page themoscope-periods" aria-labelledby="periodes">
      <h2 id="periodes">Les périodes qui comptent</h2>
      <p>
        Choisies par un seul calcul : la somme des passages lents, chacun pesé par sa planète, par le point qu’il touche
        et par la justesse de son angle.
      </p>
      <ol>
        {periods.map((period, index) => (
          <li key={period.from_day}>
            <span className="themoscope-periods__rank" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className="themoscope-periods__when">{period.when_words}</p>
              <h3>{period.title}</h3>
              {period.html && <div dangerouslySetInnerHTML={{ __html: period.html }} />}
            </div>
            <aside>
              <b>Pourquoi cette période</b>
              <p>{period.why_words}</p>
              <ul>
                {period.reasons.map(({ title, words, nature }) => (
                  <li key={title + words} data-nature={nature ?? 'none'}>
                    {title} <span>{words}</span>
                  </li>
                ))}
              </ul>
            </aside>
          </li>
        ))}
      </ol>
    </section>
  );
}
