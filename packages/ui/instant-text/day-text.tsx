import { isoDateWords } from '@solelune/civil-time/words';
import type { ReactNode } from 'react';

export interface DayTextProps {
  /** A day of a calendar, whatever the zone: "1990-02-04". */
  date: string;
  /** How it is said; day, month and year, unless told otherwise. */
  words?: (date: string) => ReactNode;
}

/** A day on a page, a birthday or the day of a note: for machines as it is, for people in words. An instant is an `InstantText`. */
export function DayText({ date, words = isoDateWords }: DayTextProps) {
  return <time dateTime={date}>{words(date)}</time>;
}
