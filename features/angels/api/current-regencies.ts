import type { CurrentRegencies } from '../answer-schemas.ts';
import { type Angel, offsetIn, regencyAt } from '../engine/index.ts';

/** The product document's default place; the browser then reads its own clock. */
export const DEFAULT_TIMEZONE = 'Europe/Paris';

const isoOf = (epochMs: number) => new Date(epochMs).toISOString();
const two = (value: number) => String(value).padStart(2, '0');
export const dateText = (year: number, month: number, day: number): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

export interface Reigning {
  regencies: CurrentRegencies;
  angels: readonly Angel[];
}

/** Who reigns now, by the calendar and the clock of a zone. */
export function currentRegencies(now: Temporal.Instant, timezone: string): Reigning {
  const { year, month, day, guardian, heart, watch } = regencyAt(now.epochMilliseconds, offsetIn(timezone));
  const { angel, next, startsAtMs, endsAtMs } = watch;
  const regencies = {
    timezone,
    instant: isoOf(now.epochMilliseconds),
    date: dateText(year, month, day),
    guardian: guardian.number,
    heart: heart.number,
    spiritual: {
      angel: angel.number,
      next: next.number,
      starts_at: isoOf(startsAtMs),
      ends_at: isoOf(endsAtMs),
    },
  };
  return { regencies, angels: [...new Set([guardian, heart, angel, next])] };
}
