export { Table, type TableProps } from './table.tsx';
