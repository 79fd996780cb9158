/** A day for everybody: its sky told hour by hour, and the twelve signs. */

import { signFacts } from '@solelune/astrology/engine/signs';
import { PHASE_NAMES } from '@solelune/astrology/words/moon-phase';
import { dayWords, longDateWords, weekdayWords } from '@solelune/civil-time/words';
import type { Corpus } from '@solelune/corpus';
import { type Ephemeris, PLANETS, SIGNS } from '@solelune/sky';
import type { DayAnswer, SignDay } from '../answers/day.ts';
import { dayLibrary } from '../composition/day-library.ts';
import { planDay } from '../engine/day-plan.ts';
import { type DaySky, daySky, houseFrom } from '../engine/day-sky.ts';
import { SITE_ZONE } from '../engine/event-keys.ts';
import { type DayHeights, dayHeights } from '../engine/heights.ts';
import { inSign } from '../words/events.ts';
import { houseAndTheme, positionWords } from '../words/places.ts';
import { THEME_NAMES } from '../words/themes.ts';
import {
  clockIn,
  eventWitness,
  moonAspectWitness,
  planetInHouse,
  reasonsWords,
  witnessWords,
} from '../words/witnesses.ts';
import { dayHappenings, dayLead } from './day-happenings.ts';
import { isKnownDay } from './known-days.ts';
import { SITE_PLACE, SITE_PLACE_NAME } from './site-place.ts';

export const hundredths = (value: number) => Math.round(value * 100) / 100;

export function dayAnswer(corpus: Corpus, ephemeris: Ephemeris, day: Temporal.PlainDate, zone: string): DayAnswer {
  const sky = daySky(ephemeris, day, zone);
  const heights = dayHeights(ephemeris, SITE_PLACE, sky.span);
  return {
    day: day.toString(),
    zone,
    date_words: longDateWords(day),
    previous: beside(day.subtract({ days: 1 })),
    next: beside(day.add({ days: 1 })),
    epithet: `la Lune ${inSign(sky.moon.sign)}`,
    lead: dayLead(sky),
    moon: moonAnswer(sky, heights),
    heights: zone === SITE_ZONE ? { sun: heights.sun.map(Math.round), moon: heights.moon.map(Math.round) } : null,
    hours: dayHappenings(sky),
    bodies: PLANETS.map((body) => ({
      body,
      lon_deg: hundredths(sky.places[body].lonDeg),
      retrograde: sky.places[body].retrograde,
    })),
    signs: SIGNS.map((sign) => signDay(corpus, sky, sign)),
  };
}

const beside = (day: Temporal.PlainDate) =>
  isKnownDay(day) ? { day: day.toString(), words: `${weekdayWords(day)} ${dayWords(day)}` } : null;

export const discAnswer = (disc: DayHeights['disc']) => ({
  illuminated_fraction: hundredths(disc.illuminatedFraction),
  bright_limb_deg: Math.round(disc.brightLimbDeg),
  north_pole_deg: Math.round(disc.northPoleDeg),
  libration_lon_deg: hundredths(disc.librationLonDeg),
  libration_lat_deg: hundredths(disc.librationLatDeg),
});

function moonAnswer(sky: DaySky, heights: DayHeights): DayAnswer['moon'] {
  const times = heights.moonTimes.events.map(
    ({ kind, at }) => `${kind === 'rise' ? 'Lever' : 'Coucher'} à ${clockIn(sky, at)}`,
  );
  return {
    sign: sky.moon.sign,
    phase_words: PHASE_NAMES[sky.moon.phase],
    illuminated_percent: Math.round(sky.moon.illuminated * 100),
    position_words: positionWords(sky.moon.lonDeg),
    disc: discAnswer(heights.disc),
    disc_words: `Telle qu’on la voit de ${SITE_PLACE_NAME} à ${clockIn(sky, heights.disc.at)}`,
    rise_words: sky.zone === SITE_ZONE ? times.join(', ') : '',
  };
}

export function signDay(corpus: Corpus, sky: DaySky, sign: (typeof SIGNS)[number]): SignDay {
  const library = dayLibrary(corpus);
  const plan = planDay(sky, sign, library.shelf);
  const { slug, name } = signFacts(sign);
  const { event, weekday, hour } = plan;
  return {
    key: sign,
    slug,
    name,
    moon_house: plan.moonHouse,
    moon_house_words: houseAndTheme(plan.moonHouse),
    opening: plan.opening ? library.read(plan.opening) : '',
    event: event
      ? {
          witness: eventWitness(sky, event.event, houseFrom(sign, event.event.sign)),
          html: library.read(event.piece),
        }
      : null,
    weekday: weekday
      ? {
          witness: planetInHouse(sky, weekday.planet, weekday.house, `${weekdayWords(sky.day)} est son jour`),
          html: library.read(weekday.piece),
        }
      : null,
    themes: plan.themes.map(({ theme, piece, witness, reasons }) => ({
      theme,
      name: THEME_NAMES[theme],
      html: library.read(piece),
      witness: witnessWords(sky, witness),
      reasons: reasonsWords(reasons),
    })),
    hour: hour
      ? {
          hour: hourOf(sky, hour.aspect.at),
          hour_words: clockIn(sky, hour.aspect.at),
          witness: moonAspectWitness(sky, hour.aspect, hour.house),
          html: library.read(hour.piece),
        }
      : null,
    question: plan.question ? library.read(plan.question) : '',
  };
}

/** Hours of the day's own clock, with decimals. */
export function hourOf(sky: DaySky, at: Temporal.Instant): number {
  const local = at.toZonedDateTimeISO(sky.zone);
  return hundredths(local.hour + local.minute / 60);
}
