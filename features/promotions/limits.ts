/** Rows that one day may have: far more than there are cards and slots, and all that made-up ones can take. */
export const ROWS_PER_DAY = 500;

/** A little more than a year, so that one season can be held against the last. */
export const KEPT_DAYS = 400;
