export { SummaryBar } from './summary-bar.tsx';
