import { signFacts } from '@solelune/astrology/engine/signs';
import { PHASE_NAMES } from '@solelune/astrology/words/moon-phase';
import { shortDayWords, weekdayWords } from '@solelune/civil-time/words';
import { capitalised } from '@solelune/french/sentence';
import { type Ephemeris, isExactPhase, moonStateAt } from '@solelune/sky';
import type { HomeIndex } from '../contract.ts';
import { phaseOn } from './facts/moon-fact.ts';
import { civil, type SkyPlace } from './sky-place.ts';

const EVENING_HOUR = 21;

/** The Moon of seven evenings from today, as she is at nine o'clock on the place's clock. */
export function weekOfMoons(ephemeris: Ephemeris, now: Temporal.Instant, place: SkyPlace): HomeIndex['moons'] {
  const today = civil(now, place).toPlainDate();
  return Array.from({ length: 7 }, (_, index) => {
    const date = today.add({ days: index });
    const evening = date.toZonedDateTime({ timeZone: place.timeZone, plainTime: { hour: EVENING_HOUR } });
    const moon = moonStateAt(ephemeris, evening.toInstant());
    const phase = phaseOn(ephemeris, date, place);
    return {
      day: index === 0 ? 'Ce soir' : capitalised(weekdayWords(date)),
      date: shortDayWords(date),
      illuminatedFraction: Math.round(moon.illuminatedFraction * 1000) / 1000,
      waxing: moon.waxing,
      words: isExactPhase(phase) ? PHASE_NAMES[phase] : signFacts(moon.sign).name,
    };
  });
}
