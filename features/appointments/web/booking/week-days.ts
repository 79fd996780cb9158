/** Free hours on the reader's own calendar: weeks from Monday to Sunday, each day in three parts. */
import { momentIn } from '@solelune/civil-time/moment-in-zone';

export const PARTS = ['morning', 'afternoon', 'evening'] as const;
export type Part = (typeof PARTS)[number];

export interface DayOfWeek {
  year: number;
  month: number;
  day: number;
  /** 1 is Monday. */
  dayOfWeek: number;
  /** Instants, in ISO. */
  slots: Readonly<Record<Part, readonly string[]>>;
}

const NOON = 12;
const EVENING = 18;
const partOf = (hour: number): Part => (hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening');

const DAY_MS = 86_400_000;
/** A date as a number that counts days: no clock is in it. */
const numberOf = ({ year, month, day }: { year: number; month: number; day: number }) =>
  Math.round(Date.UTC(year, month - 1, day) / DAY_MS);

/** Weeks from the one of `from` to that of the last slot, at least one. */
export function weeksOf(slots: readonly string[], from: string, zone: string): DayOfWeek[][] {
  const first = momentIn(zone, from);
  const monday = numberOf(first) - (first.dayOfWeek - 1);
  const byDay = new Map<number, Record<Part, string[]>>();
  let last = monday;
  for (const slot of slots) {
    const moment = momentIn(zone, slot);
    const day = numberOf(moment);
    const parts = byDay.get(day) ?? { morning: [], afternoon: [], evening: [] };
    parts[partOf(moment.hour)].push(slot);
    byDay.set(day, parts);
    last = Math.max(last, day);
  }
  const count = Math.floor((last - monday) / 7) + 1;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => dayAt(monday + week * 7 + index, byDay)),
  );
}

function dayAt(number: number, byDay: ReadonlyMap<number, Record<Part, string[]>>): DayOfWeek {
  const date = new Date(number * DAY_MS);
  return {
    ...{ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() },
    dayOfWeek: date.getUTCDay() || 7,
    slots: byDay.get(number) ?? { morning: [], afternoon: [], evening: [] },
  };
}

export const countOf = ({ slots }: DayOfWeek): number =>
  slots.morning.length + slots.afternoon.length + slots.evening.length;

/** The week and the day of a slot; null when it is not among them. */
export function placeOf(weeks: readonly DayOfWeek[][], slot: string): { week: number; day: number } | null {
  for (const [week, days] of weeks.entries())
    for (const [day, one] of days.entries())
      if (PARTS.some((part) => one.slots[part].includes(slot))) return { week, day };
  return null;
}
