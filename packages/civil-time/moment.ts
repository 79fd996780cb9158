/** An instant with the rule that tied it to a local clock: what a chart's proof of calculation prints. */
import { type CalendarDate, type CalendarName, dateOfSeconds, historicalCalendarOf } from './calendar.ts';
import type { ClockState, RuleCode } from './place-timeline.ts';
import { ruleSentence } from './rule-sentence.ts';

export type ClockTime = { hour: number; minute: number; second: number };
export type OffsetRule = { code: RuleCode; zone: string; sentence: string };

export type Moment = {
  /** ISO 8601 in the proleptic Gregorian calendar, whatever calendar the date was given in. */
  utc: string;
  epochSeconds: number;
  offsetSeconds: number;
  isSummerTime: boolean;
  rule: OffsetRule;
};

export type LocalReading = {
  date: CalendarDate;
  calendar: CalendarName;
  time: ClockTime;
  offsetSeconds: number;
  isSummerTime: boolean;
  rule: OffsetRule;
};

export function momentOf(epochSeconds: number, state: ClockState): Moment {
  return {
    utc: Temporal.Instant.fromEpochMilliseconds(epochSeconds * 1000).toString(),
    epochSeconds,
    ...offsetFacts(state),
  };
}

export function readingOf(epochSeconds: number, state: ClockState): LocalReading {
  const local = Math.floor(epochSeconds) + state.offsetSeconds;
  const date = dateOfSeconds(local);
  const inDay = ((local % 86_400) + 86_400) % 86_400;
  return {
    date,
    calendar: historicalCalendarOf(date),
    time: { hour: Math.floor(inDay / 3600), minute: Math.floor((inDay % 3600) / 60), second: inDay % 60 },
    ...offsetFacts(state),
  };
}

function offsetFacts(state: ClockState) {
  const { offsetSeconds, isSummer, code, zone } = state;
  return { offsetSeconds, isSummerTime: isSummer, rule: { code, zone, sentence: ruleSentence(state) } };
}
