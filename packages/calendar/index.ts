export { type CalendarEvent, type CalendarFile, calendarFile, type Person } from './calendar-file.ts';
