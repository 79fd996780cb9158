export type { Agenda, DayException, Hours, Span, WeeklyHours } from './agenda.ts';
export { busyUntilMs, freeSlots, isBookable, openBetween, SLOT_MINUTES, type Wanted } from './slots.ts';
