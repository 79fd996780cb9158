import { dayOfMonth, shortMonthName } from '@solelune/civil-time/words';
import { stepped, UNIT_MS, type Unit } from './time-line.ts';

/** Width of a step on the ribbon, in CSS pixels. */
const STEP_PX: Record<Unit, number> = { hour: 14, day: 14, month: 18, year: 14 };

export const msPerPx = (unit: Unit): number => UNIT_MS[unit] / STEP_PX[unit];

interface Mark {
  x: number;
  /** 0 for a small one, 1 for one that is longer, 2 for one with its words. */
  rank: 0 | 1 | 2;
  words?: string;
}

/** The marks of the ribbon around a moment, which stands in its middle. */
export function marksAround(epochMs: number, unit: Unit, width: number): Mark[] {
  const perPx = msPerPx(unit);
  const from = epochMs - (width / 2 + 60) * perPx;
  const to = epochMs + (width / 2 + 60) * perPx;
  const marks: Mark[] = [];
  for (let at = startOf(from, unit); at < to; at = stepped(at, unit, 1)) {
    marks.push({ x: width / 2 + (at - epochMs) / perPx, ...markOf(new Date(at), unit) });
  }
  return marks;
}

function startOf(epochMs: number, unit: Unit): number {
  const date = new Date(epochMs);
  if (unit === 'hour') return date.setMinutes(0, 0, 0);
  date.setHours(0, 0, 0, 0);
  if (unit === 'month') date.setDate(1);
  if (unit === 'year') date.setMonth(0, 1);
  return date.getTime();
}

const small = { rank: 0 } as const;
const long = { rank: 1 } as const;
const said = (words: string) => ({ rank: 2, words }) as const;

function markOf(date: Date, unit: Unit): Pick<Mark, 'rank' | 'words'> {
  const [hour, day, month, year] = [date.getHours(), date.getDate(), date.getMonth() + 1, date.getFullYear()];
  switch (unit) {
    case 'hour':
      if (hour === 0) return said(`${dayOfMonth(day)} ${shortMonthName(month)}`);
      return hour === 12 ? said('12 h') : hour % 6 === 0 ? long : small;
    case 'day':
      if (day === 1) return said(shortMonthName(month));
      return day === 11 || day === 21 ? said(String(day)) : date.getDay() === 1 ? long : small;
    case 'month':
      if (month === 1) return said(String(year));
      return month === 7 ? said('juil.') : month % 3 === 1 ? long : small;
    case 'year':
      return year % 10 === 0 ? said(String(year)) : year % 5 === 0 ? long : small;
  }
}
