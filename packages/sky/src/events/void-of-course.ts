// The void-of-course Moon: from its last exact major aspect in a sign to its entry into the next.
import { MAJOR_ASPECTS } from '../aspects.ts';
import { BODIES, type Body } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris.ts';
import type { Sign } from '../zodiac.ts';
import type { Span } from './motions.ts';
import { type ExactAspect, findExactAspects, findIngresses } from './passages.ts';

export interface VoidOfCourse {
  from: Temporal.Instant;
  to: Temporal.Instant;
  /** The sign being left, and the one entered at the end. */
  sign: Sign;
  nextSign: Sign;
  /** Absent when the Moon made no aspect in the sign: it was void from its entry. */
  lastAspect?: ExactAspect;
}

/** Sun, and Mercury to Pluto. */
const ASPECTED: readonly Body[] = BODIES.slice(0, 10).filter((body) => body !== 'moon');
const LONGEST_STAY = { hours: 24 * 3 };

/** The void periods that end inside the span. `bodies` may be narrowed to the seven traditional ones. */
export function findVoidOfCourse(ephemeris: Ephemeris, span: Span, bodies = ASPECTED): VoidOfCourse[] {
  const wide = { from: span.from.subtract(LONGEST_STAY), to: span.to };
  const ingresses = findIngresses(ephemeris, 'moon', wide);
  const aspects = bodies
    .flatMap((body) => findExactAspects(ephemeris, 'moon', body, wide, MAJOR_ASPECTS))
    .sort((a, b) => Temporal.Instant.compare(a.at, b.at));
  return ingresses.flatMap((ingress, index) => {
    const entry = ingresses[index - 1];
    if (!entry || Temporal.Instant.compare(ingress.at, span.from) < 0) return [];
    const lastAspect = aspects.findLast(
      (aspect) =>
        Temporal.Instant.compare(aspect.at, ingress.at) < 0 && Temporal.Instant.compare(aspect.at, entry.at) >= 0,
    );
    return [
      {
        from: lastAspect?.at ?? entry.at,
        to: ingress.at,
        sign: entry.sign,
        nextSign: ingress.sign,
        ...(lastAspect && { lastAspect }),
      },
    ];
  });
}
