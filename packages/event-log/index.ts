export { ImpossibleEvent, type LogColumn, type LogTable, logTable } from './log-table.ts';
