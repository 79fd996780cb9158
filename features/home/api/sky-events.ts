import { type Ephemeris, type ExactAspect, findIngresses } from '@solelune/sky';
import { nearestAspect } from './facts/aspect-fact.ts';
import { newsOfTurning, type Turn } from './facts/station-fact.ts';

/** What happens in the sky around a minute, the same for the whole Earth: searched once, told on the clock of each place. */
export interface SkyEvents {
  turn: Turn | null;
  aspect: ExactAspect | null;
  /** When the Sun last entered Aries. */
  equinox: Temporal.Instant;
}

export function skyEvents(ephemeris: Ephemeris, now: Temporal.Instant): SkyEvents {
  const year = { from: now.subtract({ hours: 24 * 367 }), to: now };
  return {
    turn: newsOfTurning(ephemeris, now),
    aspect: nearestAspect(ephemeris, now),
    equinox: findIngresses(ephemeris, 'sun', year).findLast(({ sign }) => sign === 'aries')?.at as Temporal.Instant,
  };
}
