/** The void-of-course Moon of any span: periods of which some part falls in it. */
import { type Ephemeris, findVoidOfCourse, type Span, type VoidOfCourse } from '@solelune/sky';

/** No stay in a sign lasts longer. */
const LONGEST_STAY = { hours: 24 * 3 };

export function voidPeriods(ephemeris: Ephemeris, span: Span): VoidOfCourse[] {
  const wide = { from: span.from, to: span.to.add(LONGEST_STAY) };
  return findVoidOfCourse(ephemeris, wide).filter(
    ({ from, to }) => Temporal.Instant.compare(from, span.to) < 0 && Temporal.Instant.compare(to, span.from) > 0,
  );
}
