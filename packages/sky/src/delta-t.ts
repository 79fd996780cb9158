// Delta T = TT - UT, seconds. UTC is taken as UT1 (they differ by less than 0.9 s since 1972).
// - before 1955: the spline of Stephenson, Morrison & Hohenkerk 2016 (table S15), moved from its lunar acceleration
//   to that of DE431 (-25.85 to -25.80 arcsec/cy^2), and led to the table over its last thousand days;
// - then the yearly table (Astronomical Almanac, IERS), cubic between the four nearest values;
// - after the table: the long-term cubic (93 s in 2100, 297 s in 2300), the step at the join fading over a century.
import { jdFromDate } from './julian-day.ts';

export interface DeltaTTables {
  /** Rows of: from year, to year, four coefficients. */
  spline: number[][];
  yearlyFrom1955: number[];
}

export type DeltaT = (jdUt: number) => number;

const TABLE_START_YEAR = 1955;
const TIDAL_CORRECTION = 0.000091 * 0.05;
const JOIN_DAYS = 1000;
const FADE_YEARS = 100;

function longTermCubic(year: number): number {
  const b = year - 2000;
  return ((b * 121) / 30000 / 1000 + 1 / 1250) * b * b + (b * 521) / 3000 + 64;
}

function startOfYear(year: number): number {
  return jdFromDate({ year, month: 1, day: 1 });
}

export function createDeltaT(tables: DeltaTTables): DeltaT {
  const pieces = tables.spline.map(([from, to, ...c]) => {
    const start = startOfYear(from as number);
    return { start, days: startOfYear(to as number) - start, c: c as [number, number, number, number] };
  });
  const yearly = Float64Array.from(tables.yearlyFrom1955);
  const tableStart = startOfYear(TABLE_START_YEAR);
  const lastYear = TABLE_START_YEAR + yearly.length - 1;
  const lastStart = startOfYear(lastYear);
  const lastOffset = (yearly[yearly.length - 1] as number) - longTermCubic(lastYear);

  function spline(jd: number): number {
    let low = 0;
    let high = pieces.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((pieces[middle] as (typeof pieces)[number]).start <= jd) low = middle;
      else high = middle - 1;
    }
    const { start, days, c } = pieces[low] as (typeof pieces)[number];
    const u = (jd - start) / days;
    const years = (jd - tableStart) / 365.2425;
    return c[0] + u * (c[1] + u * (c[2] + u * c[3])) - TIDAL_CORRECTION * years * years;
  }

  const joinStep = (yearly[0] as number) - spline(tableStart);

  return (jdUt) => {
    if (jdUt < tableStart) {
      const ramp = 1 - (tableStart - jdUt) / JOIN_DAYS;
      return spline(jdUt) + (ramp > 0 ? ramp * joinStep : 0);
    }
    if (jdUt >= lastStart) {
      const years = (jdUt - lastStart) / 365.2425;
      const fade = years < FADE_YEARS ? 1 - years / FADE_YEARS : 0;
      return longTermCubic(lastYear + years) + lastOffset * fade;
    }
    const position = (jdUt - tableStart) / 365.25;
    const first = Math.min(Math.max(Math.floor(position) - 1, 0), yearly.length - 4);
    const u = position - first;
    const y0 = yearly[first] as number;
    const y1 = yearly[first + 1] as number;
    const y2 = yearly[first + 2] as number;
    const y3 = yearly[first + 3] as number;
    const d1 = y1 - y0;
    const d2 = y2 - 2 * y1 + y0;
    const d3 = y3 - 3 * y2 + 3 * y1 - y0;
    return y0 + u * (d1 + ((u - 1) / 2) * (d2 + ((u - 2) / 3) * d3));
  };
}

/**
 * One standard deviation, seconds, as the authors of the spline give it before the telescope, and the spread of
 * forecasts after.
 */
export function deltaTUncertaintySeconds(year: number): number {
  if (year < 1600) return Math.max(15, (0.8 * (1825 - year) * (1825 - year)) / 40000);
  if (year < 1700) return 15;
  if (year < 1800) return 4;
  if (year < 1955) return 1;
  if (year <= 2030) return 0.5;
  return 0.5 + 0.004 * (year - 2030) * (year - 2030);
}
