export { DayText, type DayTextProps } from './day-text.tsx';
export { InstantText, type InstantTextProps } from './instant-text.tsx';
