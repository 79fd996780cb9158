import type { CurrentRegencies } from '../../answer-schemas.ts';
import { type Angel, angelOf, regencyAt } from '../../engine/index.ts';
import { visitorOffset } from './use-visitor-now.ts';

export interface Reigning {
  /** YYYY-MM-DD where the visitor is. */
  readonly date: string;
  readonly guardian: Angel;
  readonly heart: Angel;
  readonly spiritual: Angel;
  readonly next: Angel;
  /** Of the present watch; null until the visitor's clock is known. */
  readonly secondsLeft: number | null;
}

const two = (value: number) => String(value).padStart(2, '0');

/** Who reigns: as the server said for its default place, then by the visitor's own clock. */
export function reigningAt(now: number | null, current: CurrentRegencies): Reigning {
  if (now === null) {
    const { date, guardian, heart, spiritual } = current;
    return {
      date,
      guardian: angelOf(guardian),
      heart: angelOf(heart),
      spiritual: angelOf(spiritual.angel),
      next: angelOf(spiritual.next),
      secondsLeft: null,
    };
  }
  const { year, month, day, guardian, heart, watch } = regencyAt(now, visitorOffset);
  return {
    date: `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`,
    guardian,
    heart,
    spiritual: watch.angel,
    next: watch.next,
    secondsLeft: Math.max(0, Math.ceil((watch.endsAtMs - now) / 1000)),
  };
}
