import { momentIn } from '@solelune/civil-time/moment-in-zone';

/** Whether two instants fall on one day of a zone's calendar. */
export function isSameDay(zone: string, one: string, other: string): boolean {
  const [a, b] = [momentIn(zone, one), momentIn(zone, other)];
  return a.day === b.day && a.month === b.month && a.year === b.year;
}
