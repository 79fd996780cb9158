// The exact aspects of a day or two among many bodies. All the places are computed at both ends, and only the pairs that an angle can have crossed between
// are searched: a day costs two skies and a few refinements, where searching every pair costs hundreds of places.
import { differenceDeg } from '../angles.ts';
import { type AspectKind, MAJOR_ASPECTS } from '../aspects.ts';
import { BODY_INDEX, type Body, createState, STATE_STRIDE } from '../bodies.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { crossingsInStep } from './crossings.ts';
import { instantFromTt, jdTtOf, motionOf, relativeMotion, type Span } from './motions.ts';
import { aspectTargets, type ExactAspect, findExactAspects } from './passages.ts';

/** The Moon leaves a body by less than 180 degrees in this time, and no pair turns back twice in it. */
const LONGEST_DAYS = 4;

/** In time order. */
export function findAspectsOfDays(
  ephemeris: Ephemeris,
  pairs: readonly (readonly [Body, Body])[],
  span: Span,
  kinds: readonly AspectKind[] = MAJOR_ASPECTS,
): ExactAspect[] {
  const from = jdTtOf(ephemeris, span.from);
  const to = jdTtOf(ephemeris, span.to);
  if (to - from > LONGEST_DAYS) throw new RangeError(`${to - from} days are too many for a search of days`);
  const targets = aspectTargets(kinds);
  const angles = [...targets.keys()];
  const bodies = Uint8Array.from(
    new Set([BODY_INDEX.sun, ...pairs.flatMap(([one, other]) => [BODY_INDEX[one], BODY_INDEX[other]])]),
  );
  const first = createState();
  const last = createState();
  ephemeris.fill(from, first, undefined, bodies);
  ephemeris.fill(to, last, undefined, bodies);
  const ahead = (state: Float64Array, [one, other]: readonly [Body, Body], part: 0 | 1) =>
    (state[BODY_INDEX[one] * STATE_STRIDE + part] as number) -
    (state[BODY_INDEX[other] * STATE_STRIDE + part] as number);

  return pairs
    .flatMap((pair): ExactAspect[] => {
      const [one, other] = pair;
      const turns = ahead(first, pair, 1) > 0 !== ahead(last, pair, 1) > 0;
      if (turns) return findExactAspects(ephemeris, one, other, span, kinds);
      const start = ahead(first, pair, 0);
      const change = differenceDeg(ahead(last, pair, 0), start);
      const between = (angle: number) => {
        const way = differenceDeg(angle, start);
        return change > 0 ? way >= 0 && way < change : way <= 0 && way > change;
      };
      const reached = angles.filter(between);
      if (reached.length === 0) return [];
      const place = motionOf(ephemeris, one);
      return crossingsInStep(relativeMotion(ephemeris, one, other), reached, from, to).map((crossing) => ({
        from: one,
        to: other,
        kind: targets.get(crossing.targetDeg) as AspectKind,
        at: instantFromTt(ephemeris, crossing.jdTt),
        lonDeg: place(crossing.jdTt).deg,
      }));
    })
    .sort((a, b) => Temporal.Instant.compare(a.at, b.at));
}
