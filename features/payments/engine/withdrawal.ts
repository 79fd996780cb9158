import { frenchHoliday } from '@solelune/civil-time/french-holidays';

const isWorkingDay = (day: Temporal.PlainDate): boolean => day.dayOfWeek < 6 && frenchHoliday(day) === null;

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
