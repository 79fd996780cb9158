/** When an advisor receives, told once by the advisor in their own clock's hours, and turned into instants day by day. */
import { type LocalDate, type ZoneBook, zoneDaySpans } from '@solelune/civil-time';
import { frenchHoliday } from '@solelune/civil-time/french-holidays';

/** A part of a day, in minutes from midnight on the advisor's clock: 540 to 720 is nine to noon. The end may be 1440. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

export interface WeeklyHours extends Hours {
  /** 1 is Monday. */
  readonly weekday: number;
}

/** One date that is not like its weekday: these hours instead, none when it is closed. It wins over a holiday too. */
export interface DayException {
  /** 2026-12-24, on the advisor's calendar. */
  readonly date: string;
  readonly hours: readonly Hours[];
}

export interface Agenda {
  /** IANA name. */
  readonly zone: string;
  readonly weekly: readonly WeeklyHours[];
  readonly exceptions: readonly DayException[];
  readonly worksOnHolidays: boolean;
  /** Rest after each appointment. */
  readonly bufferMinutes: number;
  /** Nothing is booked nearer than this. */
  readonly noticeMinutes: number;
  /** Nor farther. */
  readonly horizonDays: number;
}

/** Instants, in milliseconds from 1970; the end is not part of it. */
export interface Span {
  readonly startMs: number;
  readonly endMs: number;
}

const pad = (value: number) => String(value).padStart(2, '0');
const isoOf = ({ year, month, day }: LocalDate): string => `${year}-${pad(month)}-${pad(day)}`;

/** 1 is Monday. */
const weekdayOf = ({ year, month, day }: LocalDate): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;

/** What the advisor means to be open on a date, on their own clock: in order, those that touch made one. */
export function hoursOn({ zone, weekly, exceptions, worksOnHolidays }: Agenda, date: LocalDate): Hours[] {
  const exception = exceptions.find((one) => one.date === isoOf(date));
  if (exception) return merged(exception.hours);
  if (!worksOnHolidays && frenchHoliday(date, zone) !== null) return [];
  return merged(weekly.filter(({ weekday }) => weekday === weekdayOf(date)));
}

function merged(hours: readonly Hours[]): Hours[] {
  const parts: { from: number; to: number }[] = [];
  for (const { from, to } of hours.filter((one) => one.from < one.to).toSorted((a, b) => a.from - b.from)) {
    const last = parts.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else parts.push({ from, to });
  }
  return parts;
}

const MINUTE_S = 60;

/** The instants at which the advisor is open on a date: shorter, longer, or in two parts on the days when clocks change. */
export const openOn = (zones: ZoneBook, agenda: Agenda, date: LocalDate): Span[] =>
  hoursOn(agenda, date)
    .flatMap(({ from, to }) =>
      zoneDaySpans(zones, agenda.zone, date, { from: from * MINUTE_S, to: to * MINUTE_S }).map((span) => ({
        startMs: span.from * 1000,
        endMs: span.to * 1000,
      })),
    )
    .toSorted((a, b) => a.startMs - b.startMs);
