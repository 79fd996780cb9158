import { Table } from '../table/index.ts';
import type { PlotValue } from './plot-value.ts';

interface PlotTableProps {
  caption: string;
  /** What each line is, and what is counted. */
  head: readonly [what: string, count: string];
  rows: readonly PlotValue[];
}

/** The facts of a plot in rows: for who does not see the drawing, and for who wants the figures. */
export function PlotTable({ caption, head, rows }: PlotTableProps) {
  return (
    <details className="plot__figures">
      <summary>Voir les chiffres</summary>
      <Table caption={caption} hideCaption dense>
        <thead>
          <tr>
            {head.map((word) => (
              <th key={word} scope="col">
                {word}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
