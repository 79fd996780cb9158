/** Consulting is a contract: only adults make one (Code civil, article 1146). */
const ADULT_YEARS = 18;

/**
 * Whether somebody born on `birthdate` (YYYY-MM-DD) is an adult on `day`. Born on a 29 February, they are one year older on 1 March of a common year:
 * the day after the last of their year, as for anybody else.
 */
export function isAdult(birthdate: string, day: Temporal.PlainDate): boolean {
  const born = Temporal.PlainDate.from(birthdate);
  const birthday = born.add({ years: ADULT_YEARS });
  const reached = birthday.day === born.day ? birthday : birthday.add({ days: 1 });
  return Temporal.PlainDate.compare(day, reached) >= 0;
}
