/** Paid time in one day after which the site says, calmly, that it has been long. */
const LONG_DAY_MINUTES = 90;

export const isLongDay = (paidSeconds: number): boolean => paidSeconds >= LONG_DAY_MINUTES * 60;
