export { type Column, DataTable, type DataTableProps } from './data-table.tsx';
export { Table, type TableProps } from './table.tsx';
