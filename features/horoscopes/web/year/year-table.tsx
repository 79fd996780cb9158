import type { YearTable as Table } from '../../answers/year.ts';
import './year-table.css';

const COLUMNS = [
  ['moons', 'Lunaisons et éclipses'],
  ['ingresses', 'Changements de signe'],
  ['stations', 'Stations'],
  ['aspects', 'Angles entre lentes'],
] as const;

/** The ribbon in words, folded under it. */
export const YearTable = ({ months }: { months: Table }) => (
  <details className="year-table">
    <summary>Toutes les dates du ruban, en tableau</summary>
    <div className="year-table__wide">
      <table>
        <thead>
          <tr>
            <th scope="col">Mois</th>
            {COLUMNS.map(([key, title]) => (
              <th key={key} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {months.map((month) => (
            <tr key={month.name}>
              <th scope="row">{month.name}</th>
              {COLUMNS.map(([key, title]) => (
                <td key={key} data-title={title}>
                  {month[key].map((words) => (
                    <span key={words}>{words}</span>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </details>
);
