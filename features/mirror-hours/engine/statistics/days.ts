const DAY_MS = 86_400_000;

/** Days are counted on the calendar, never in hours: a day of 23 or 25 hours is one day. */
const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

export const addDays = (date: string, days: number): string =>
  new Date((dayNumber(date) + days) * DAY_MS).toISOString().slice(0, 10);

/** 0 for the same day. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

export const monthOf = (date: string): string => date.slice(0, 7);

/** The Monday of its week. */
export const weekOf = (date: string): string => {
  // 1970-01-01 was a Thursday.
  const sinceMonday = (((dayNumber(date) + 3) % 7) + 7) % 7;
  return addDays(date, -sinceMonday);
};
