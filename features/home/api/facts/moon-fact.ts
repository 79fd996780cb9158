import { signFacts } from '@solelune/astrology/engine/signs';
import { PHASE_NAMES } from '@solelune/astrology/words/moon-phase';
import {
  type EightPhase,
  type Ephemeris,
  findLunations,
  type Lunation,
  type MoonState,
  phaseOfDay,
} from '@solelune/sky';
import type { SkyFact } from '../../contract.ts';
import { civil, type SkyPlace } from '../sky-place.ts';
import { momentWords } from '../words/time-words.ts';

/** The four phases from the first instant of today to ten days ahead: at least one is still to come. */
export function comingLunations(ephemeris: Ephemeris, now: Temporal.Instant, place: SkyPlace): Lunation[] {
  return findLunations(ephemeris, { from: civil(now, place).startOfDay().toInstant(), to: now.add({ hours: 240 }) });
}

/** The phase of a day on the place's calendar. */
export const phaseOn = (ephemeris: Ephemeris, day: Temporal.PlainDate, { timeZone }: SkyPlace): EightPhase =>
  phaseOfDay(ephemeris, {
    from: day.toZonedDateTime(timeZone).toInstant(),
    to: day.add({ days: 1 }).toZonedDateTime(timeZone).toInstant(),
  });

export function moonFact(
  moon: MoonState,
  phase: EightPhase,
  lunations: readonly Lunation[],
  now: Temporal.Instant,
  place: SkyPlace,
): SkyFact {
  const next = lunations.find(({ at }) => Temporal.Instant.compare(at, now) > 0) as Lunation;
  return {
    glyph: 'moon',
    title: `${PHASE_NAMES[phase]} en ${signFacts(moon.sign).name}`,
    text: `Éclairée à ${Math.round(moon.illuminatedFraction * 100)}\u00A0%. ${PHASE_NAMES[next.phase]} ${momentWords(next.at, place)}.`,
  };
}
