export { ImpossibleEvent, type LogTable, logTable } from './log-table.ts';
