import { signFacts } from '@solelune/astrology/engine/signs';
import { type Ephemeris, type ExactPhase, findLunations, type Lunation, type MoonState } from '@solelune/sky';
import type { SkyFact } from '../../contract.ts';
import { civil, type SkyPlace } from '../sky-place.ts';
import { momentWords } from '../words/time-words.ts';

export const PHASE_NAMES: Record<ExactPhase, string> = {
  new: 'Nouvelle Lune',
  first_quarter: 'Premier quartier',
  full: 'Pleine Lune',
  last_quarter: 'Dernier quartier',
};

/** The four phases from the first instant of today to ten days ahead: at least one is still to come. */
export function comingLunations(ephemeris: Ephemeris, now: Temporal.Instant, place: SkyPlace): Lunation[] {
  return findLunations(ephemeris, { from: civil(now, place).startOfDay().toInstant(), to: now.add({ hours: 240 }) });
}

/** The exact phase that falls on a day of the calendar, if one does. */
export const phaseOnDay = (
  lunations: readonly Lunation[],
  day: Temporal.PlainDate,
  place: SkyPlace,
): Lunation | undefined => lunations.find(({ at }) => civil(at, place).toPlainDate().equals(day));

/** « Pleine Lune » on the day it is exact, else which way the light goes. */
export function moonTitle(
  moon: MoonState,
  lunations: readonly Lunation[],
  now: Temporal.Instant,
  place: SkyPlace,
): string {
  const today = phaseOnDay(lunations, civil(now, place).toPlainDate(), place);
  if (today) return PHASE_NAMES[today.phase];
  return moon.waxing ? 'Lune croissante' : 'Lune décroissante';
}

export function moonFact(
  moon: MoonState,
  lunations: readonly Lunation[],
  now: Temporal.Instant,
  place: SkyPlace,
): SkyFact {
  const next = lunations.find(({ at }) => Temporal.Instant.compare(at, now) > 0) as Lunation;
  return {
    glyph: 'moon',
    title: `${moonTitle(moon, lunations, now, place)} en ${signFacts(moon.sign).name}`,
    text: `Éclairée à ${Math.round(moon.illuminatedFraction * 100)}\u00A0%. ${PHASE_NAMES[next.phase]} ${momentWords(next.at, place)}.`,
  };
}
