import { visitorZone } from '@solelune/locations/web/visitor-place';

/** The first parameter is a month (1 to 12), or a year alone. */
const MONTH = /^(?:0?[1-9]|1[0-2])$/;
const YEAR = /^\d{4}$/;
export const FIRST_YEAR = 1;
export const LAST_YEAR = 2300;

export const isYear = (value: string): boolean =>
  YEAR.test(value) && Number(value) >= FIRST_YEAR && Number(value) <= LAST_YEAR;
export const isMonth = (value: string): boolean => MONTH.test(value) || isYear(value);

/** What the call is asked, from the address. */
export function askMonth({ month, year }: { month?: string | undefined; year?: string | undefined }) {
  const isYearAlone = month !== undefined && YEAR.test(month);
  return {
    month: isYearAlone ? undefined : month,
    year: isYearAlone ? month : year,
    include_current_regency: true,
    include_spiritual: true,
    display: true,
    ...visitorZone(),
  };
}

/** The month before and after, within the years that are known. */
export function monthsAround(
  year: number,
  month: number,
): Record<'before' | 'after', { year: number; month: number } | null> {
  const moved = (by: number) => {
    const index = year * 12 + (month - 1) + by;
    const there = { year: Math.floor(index / 12), month: (index % 12) + 1 };
    return there.year < FIRST_YEAR || there.year > LAST_YEAR ? null : there;
  };
  return { before: moved(-1), after: moved(1) };
}
