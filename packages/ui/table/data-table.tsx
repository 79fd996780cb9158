import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { classNames } from '../class-names.ts';
import { Table, type TableProps } from './table.tsx';

export interface Column<Row> {
  head: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the end. */
  align?: 'end';
  /** Names the row. */
  isHead?: boolean;
}

export interface DataTableProps<Row> extends Pick<TableProps, 'caption' | 'hideCaption' | 'dense' | 'className'> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** What is said where there is no row. */
  empty: ReactNode;
  /** Fetches the rows that follow; null where there are none. */
  more?: (() => void) | null;
  isLoading?: boolean;
  /** Why the rows that follow did not come. */
  problem?: string | null;
}

/** A list that may be as long as the database: a page of rows, and a button for the next one. On a phone each row is a card, its cells named one by one. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, keyOf, empty, more, isLoading = false, problem, className, ...table } = props;
  if (rows.length === 0) return <p className="data-table__empty">{empty}</p>;
  return (
    <>
      <Table {...table} className={classNames('table--stacked', className)}>
        <thead>
          <tr>
            {columns.map(({ head, align }, index) => (
              <th key={index} scope="col" data-align={align}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody aria-busy={isLoading}>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ head, cell, align, isHead }, index) =>
                isHead ? (
                  <th key={index} scope="row" data-align={align}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={index} data-align={align} data-head={typeof head === 'string' ? head : undefined}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {problem && <p role="alert">{problem}</p>}
      {more && (
        <p className="data-table__more">
          <Button tone="quiet" loading={isLoading} onClick={more}>
            Afficher la suite
          </Button>
        </p>
      )}
    </>
  );
}
