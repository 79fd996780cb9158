import { Table } from '@solelune/ui/table';
import type { ViewOf } from '../../contract/figures.ts';

export function TableFigure({ view: { caption, head, rows } }: { view: ViewOf<'table'> }) {
  return (
    <Table caption={caption} hideCaption dense>
      <thead>
        <tr>
          {head.map((name, index) => (
            // Two columns may bear the same word.
            // oxlint-disable-next-line react/no-array-index-key
            <th key={index} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join(' ')}>
            {row.map((cell, index) => (
              // oxlint-disable-next-line react/no-array-index-key
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
