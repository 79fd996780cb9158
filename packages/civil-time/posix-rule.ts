/**
 * The rule that a zone follows after its last listed change, in the POSIX form that ends a TZif file:
 * "CET-1CEST,M3.5.0,M10.5.0/3", "<-03>3", "EET-2EEST,M3.4.4/50,M10.4.4/50". Offsets there count west of Greenwich.
 */
import { midnightSeconds } from './calendar.ts';

type YearlyChange = { month: number; week: number; weekday: number; atSeconds: number };
export type PosixRule = {
  standard: { offsetSeconds: number; abbreviation: string };
  summer?: { offsetSeconds: number; abbreviation: string; starts: YearlyChange; ends: YearlyChange };
};

const name = '(<[^>]+>|[A-Za-z]+)';
const clock = '([+-]?\\d+(?::\\d+){0,2})';
const change = `M(\\d+)\\.(\\d)\\.(\\d)(?:/${clock})?`;
const ruleForm = new RegExp(`^${name}${clock}(?:${name}${clock}?,${change},${change})?$`);

export function parsePosixRule(text: string): PosixRule {
  const parts = ruleForm.exec(text);
  if (!parts) throw new Error(`Unknown form of time zone rule: ${text}`);
  const [, standardName = '', standardWest = '', summerName, summerWest, ...changes] = parts;
  const standard = { offsetSeconds: 0 - secondsOf(standardWest), abbreviation: bare(standardName) };
  if (!summerName) return { standard };
  return {
    standard,
    summer: {
      offsetSeconds: summerWest ? 0 - secondsOf(summerWest) : standard.offsetSeconds + 3600,
      abbreviation: bare(summerName),
      starts: yearlyChange(changes.slice(0, 4)),
      ends: yearlyChange(changes.slice(4, 8)),
    },
  };
}

export function posixStateAt(rule: PosixRule, epochSeconds: number) {
  const { standard, summer } = rule;
  if (!summer) return { ...standard, isSummer: false };
  const year = new Date((epochSeconds + standard.offsetSeconds) * 1000).getUTCFullYear();
  const starts = changeSeconds(summer.starts, year) - standard.offsetSeconds;
  const ends = changeSeconds(summer.ends, year) - summer.offsetSeconds;
  const inSummer =
    starts < ends ? epochSeconds >= starts && epochSeconds < ends : epochSeconds >= starts || epochSeconds < ends;
  // Ireland's rule calls winter the exception (negative saving): what people call summer time is the larger offset.
  const isSummer = inSummer === summer.offsetSeconds > standard.offsetSeconds;
  return inSummer
    ? { offsetSeconds: summer.offsetSeconds, abbreviation: summer.abbreviation, isSummer }
    : { ...standard, isSummer };
}

function yearlyChange([month, week, weekday, at]: (string | undefined)[]): YearlyChange {
  return { month: Number(month), week: Number(week), weekday: Number(weekday), atSeconds: at ? secondsOf(at) : 7200 };
}

function changeSeconds({ month, week, weekday, atSeconds }: YearlyChange, year: number): number {
  const first = midnightSeconds({ year, month, day: 1 }, 'gregorian');
  const firstWeekday = (((first / 86_400 + 4) % 7) + 7) % 7;
  const firstMatch = 1 + ((weekday - firstWeekday + 7) % 7);
  const nextMonth = month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 };
  const daysInMonth = (midnightSeconds(nextMonth, 'gregorian') - first) / 86_400;
  let day = firstMatch + 7 * (week - 1);
  while (day > daysInMonth) day -= 7;
  return first + (day - 1) * 86_400 + atSeconds;
}

function secondsOf(text: string): number {
  const sign = text.startsWith('-') ? -1 : 1;
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[+-]/, '').split(':').map(Number);
  return sign * (hours * 3600 + minutes * 60 + seconds);
}

function bare(text: string): string {
  return text.replace(/[<>]/g, '');
}
