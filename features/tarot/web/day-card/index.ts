export { DayCard } from './day-card.tsx';
