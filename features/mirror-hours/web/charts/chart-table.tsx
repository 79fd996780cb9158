import { Table } from '@solelune/ui/table';
import './chart-table.css';

interface ChartTableProps {
  caption: string;
  head: readonly [what: string, count: string];
  rows: readonly { what: string; count: number }[];
}

/** The facts of a chart in rows: for who does not see the drawing, and for who wants the figures. */
export function ChartTable({ caption, head, rows }: ChartTableProps) {
  return (
    <details className="mirror-chart-table">
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
          {rows.map(({ what, count }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{count}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}
