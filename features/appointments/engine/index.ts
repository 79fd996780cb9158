export {
  type Agenda,
  type DayException,
  type Hours,
  hoursOn,
  isoOf,
  openOn,
  type Span,
  type WeeklyHours,
} from './agenda.ts';
export { busyUntilMs, freeSlots, gridOn, isBookable, SLOT_MINUTES, type SlotMinutes, type Wanted } from './slots.ts';
