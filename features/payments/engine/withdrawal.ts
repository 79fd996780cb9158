/** French public holidays that have a fixed day, as month-day. */
const FIXED = new Set(['1-1', '5-1', '5-8', '7-14', '8-15', '11-1', '11-11', '12-25']);

/** Easter Sunday of the Gregorian calendar (the anonymous computus published by Nature in 1876). */
export function easter(year: number): Temporal.PlainDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return Temporal.PlainDate.from({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
}

function isWorkingDay(day: Temporal.PlainDate): boolean {
  if (day.dayOfWeek >= 6 || FIXED.has(`${day.month}-${day.day}`)) return false;
  const sinceEaster = easter(day.year).until(day).days;
  return ![1, 39, 50].includes(sinceEaster);
}

const DAYS = 14;

/**
 * The last day on which a contract can be withdrawn from: fourteen days, the day of the contract not counted, and to the next working day where
 * that one is a Saturday, a Sunday or a holiday (Code de la consommation, L221-18 and L221-19).
 */
export function lastWithdrawalDay(contractDay: Temporal.PlainDate): Temporal.PlainDate {
  let day = contractDay.add({ days: DAYS });
  while (!isWorkingDay(day)) day = day.add({ days: 1 });
  return day;
}

export interface Bought {
  paidCents: number;
  units: number;
  /** Given back before, in cents and in units. */
  backCents: number;
  backUnits: number;
}

/** What is given back for units that were not used: all that is left when none was, else their share, rounded up in the member's favour. */
export function shareBack(
  { paidCents, units, backCents, backUnits }: Bought,
  unused: number,
): { cents: number; units: number } {
  const left = units - backUnits;
  const given = Math.max(0, Math.min(unused, left));
  if (given === 0) return { cents: 0, units: 0 };
  const cents =
    given === left ? paidCents - backCents : Math.min(paidCents - backCents, Math.ceil((paidCents * given) / units));
  return { cents: Math.max(0, cents), units: given };
}
