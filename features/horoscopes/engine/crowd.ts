/** How many of the ten bodies stand in a sign, and in the one that faces it, month by month: a count, no score. */
import { type Ephemeris, PLANETS, SIGNS, type Sign, skyNow } from '@solelune/sky';

interface MonthCrowd {
  /** 1 is January. */
  readonly month: number;
  readonly here: number;
  readonly facing: number;
}

export const oppositeOf = (sign: Sign): Sign => SIGNS[(SIGNS.indexOf(sign) + 6) % 12] as Sign;

/** The mean of the noons (UT) of each month, to a tenth. */
export function crowdOf(ephemeris: Ephemeris, year: number, sign: Sign): MonthCrowd[] {
  const facing = oppositeOf(sign);
  return Array.from({ length: 12 }, (_, index) => {
    const month = new Temporal.PlainYearMonth(year, index + 1);
    const skies = Array.from({ length: month.daysInMonth }, (_, day) =>
      skyNow(ephemeris, Temporal.Instant.from(`${month}-${String(day + 1).padStart(2, '0')}T12:00:00Z`), PLANETS),
    );
    const mean = (wanted: Sign) => {
      const bodies = skies.flat().filter((one) => one.sign === wanted).length;
      return Math.round((bodies / skies.length) * 10) / 10;
    };
    return { month: month.month, here: mean(sign), facing: mean(facing) };
  });
}
