export { DayCardWhenSeen as DayCard } from './day-card-when-seen.tsx';
