/** Slots that can be booked. The grid of a day depends on the agenda alone, so a slot that somebody looks at does not move because another was taken. */
import { type LocalDate, type ZoneBook, zoneDateAt } from '@solelune/civil-time';
import { type Agenda, openOn, type Span } from './agenda.ts';

export const SLOT_MINUTES = [15, 30, 45, 60] as const;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Slots begin on quarters of an hour, as people say them. */
const QUARTER = 15;

/** From one beginning to the next: the appointment and the rest after it, to the next quarter. */
const stepMinutes = (minutes: number, bufferMinutes: number): number =>
  Math.ceil((minutes + bufferMinutes) / QUARTER) * QUARTER;

/** All slots of one of the advisor's days, taken or not: each whole inside the opening hours. */
export function gridOn(zones: ZoneBook, agenda: Agenda, date: LocalDate, minutes: number): Span[] {
  const [length, step] = [minutes * MINUTE_MS, stepMinutes(minutes, agenda.bufferMinutes) * MINUTE_MS];
  const slots: Span[] = [];
  for (const { startMs: opens, endMs: closes } of openOn(zones, agenda, date))
    for (let startMs = opens; startMs + length <= closes; startMs += step)
      slots.push({ startMs, endMs: startMs + length });
  return slots;
}

export interface Wanted {
  minutes: number;
  /** What is taken, the rest after it included. */
  busy: readonly Span[];
  nowMs: number;
}

/** Free of what is taken, its own rest included, and neither too soon nor too far. */
function isFree(
  { startMs, endMs }: Span,
  { bufferMinutes, noticeMinutes, horizonDays }: Agenda,
  wanted: Wanted,
): boolean {
  const { busy, nowMs } = wanted;
  if (startMs < nowMs + noticeMinutes * MINUTE_MS || startMs > nowMs + horizonDays * DAY_MS) return false;
  const restedMs = endMs + bufferMinutes * MINUTE_MS;
  return busy.every((taken) => restedMs <= taken.startMs || startMs >= taken.endMs);
}

const dayNumber = ({ year, month, day }: LocalDate): number => Date.UTC(year, month - 1, day);
const nextDate = ({ year, month, day }: LocalDate): LocalDate => {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
};

/** When the advisor means to be there between two instants, in order: each part cut to them. */
export function openBetween(zones: ZoneBook, agenda: Agenda, { startMs, endMs }: Span): Span[] {
  const spans: Span[] = [];
  const last = dayNumber(zoneDateAt(zones, agenda.zone, endMs / 1000));
  for (let date = zoneDateAt(zones, agenda.zone, startMs / 1000); dayNumber(date) <= last; date = nextDate(date))
    for (const open of openOn(zones, agenda, date)) {
      const part = { startMs: Math.max(open.startMs, startMs), endMs: Math.min(open.endMs, endMs) };
      if (part.startMs < part.endMs) spans.push(part);
    }
  return spans;
}

/** The free slots between two instants, the next first, made as they are asked for: whoever wants three does not compute sixty days. */
export function* freeSlots(zones: ZoneBook, agenda: Agenda, wanted: Wanted, between: Span): Generator<Span> {
  const lastMs = Math.min(between.endMs, wanted.nowMs + agenda.horizonDays * DAY_MS + 1);
  const startMs = Math.max(between.startMs, wanted.nowMs);
  let date = zoneDateAt(zones, agenda.zone, startMs / 1000);
  const last = dayNumber(zoneDateAt(zones, agenda.zone, lastMs / 1000));
  for (; dayNumber(date) <= last; date = nextDate(date))
    for (const slot of gridOn(zones, agenda, date, wanted.minutes))
      if (slot.startMs >= startMs && slot.startMs < lastMs && isFree(slot, agenda, wanted)) yield slot;
}

/** Whether this very slot is one that we offer, and free. */
export function isBookable(zones: ZoneBook, agenda: Agenda, wanted: Wanted, startMs: number): boolean {
  const [slot] = freeSlots(zones, agenda, wanted, { startMs, endMs: startMs + 1 });
  return slot?.startMs === startMs;
}

/** The rest after an appointment is taken too. */
export const busyUntilMs = (startMs: number, minutes: number, bufferMinutes: number): number =>
  startMs + (minutes + bufferMinutes) * MINUTE_MS;
