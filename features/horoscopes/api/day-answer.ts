/** A day for everybody: its sky told hour by hour, and the twelve signs. */

import { PHASE_NAMES } from '@solelune/astrology/words/moon-phase';
import { dayWords, longDateWords, weekdayWords } from '@solelune/civil-time/words';
import type { Corpus } from '@solelune/corpus';
import { ofPlace } from '@solelune/french/places';
import { type Ephemeris, PLANETS, SIGNS } from '@solelune/sky';
import type { DayAnswer } from '../answers/day.ts';
import { signDay } from '../composition/sign-day.ts';
import { type DaySky, daySky } from '../engine/day-sky.ts';
import { type DayHeights, dayHeights } from '../engine/heights.ts';
import { inSign } from '../words/events.ts';
import { positionWords } from '../words/places.ts';
import { clockIn } from '../words/witnesses.ts';
import { dayHappenings, dayLead, hourIn } from './day-happenings.ts';
import { isKnownDay } from './known-days.ts';
import type { SeenFrom } from './seen-from.ts';

const hundredths = (value: number) => Math.round(value * 100) / 100;

/** What hangs on the horizon of a place: the curve, the Moon as she is seen, her hours. */
type Horizon = Pick<DayAnswer, 'heights' | 'moon' | 'seen_from' | 'sun_times'>;

/** The day of a zone, whatever the place. */
export function dayWithoutHorizon(
  corpus: Corpus,
  ephemeris: Ephemeris,
  day: Temporal.PlainDate,
  zone: string,
): Omit<DayAnswer, keyof Horizon | 'introduction'> {
  const sky = daySky(ephemeris, day, zone);
  return {
    day: day.toString(),
    zone,
    date_words: longDateWords(day),
    previous: beside(day.subtract({ days: 1 })),
    next: beside(day.add({ days: 1 })),
    epithet: `la Lune ${inSign(sky.moon.sign)}`,
    lead: dayLead(sky),
    hours: dayHappenings(sky),
    bodies: PLANETS.map((body) => ({
      body,
      lon_deg: hundredths(sky.places[body].lonDeg),
      retrograde: sky.places[body].retrograde,
    })),
    signs: SIGNS.map((sign) => signDay(corpus, sky, sign)),
  };
}

/** Who has chosen no place and lives by another clock gets the Moon as the site's place sees her, and no curve: its hours would be nobody's. */
export function horizonOf(ephemeris: Ephemeris, day: Temporal.PlainDate, zone: string, place: SeenFrom): Horizon {
  const sky = daySky(ephemeris, day, zone);
  const heights = dayHeights(ephemeris, place, sky.span);
  const isTheirs = place.isChosen || zone === place.zone;
  return {
    seen_from: place.isChosen ? place.name : null,
    moon: moonAnswer(sky, heights, place, isTheirs),
    sun_times: isTheirs
      ? heights.sunTimes.events
          .filter(({ kind }) => kind === 'rise' || kind === 'set')
          .map(({ kind, at }) => ({ kind: kind as 'rise' | 'set', hour: hourIn(sky, at), words: clockIn(sky, at) }))
      : null,
    heights: isTheirs ? { sun: heights.sun.map(Math.round), moon: heights.moon.map(Math.round) } : null,
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

function moonAnswer(sky: DaySky, heights: DayHeights, { name }: SeenFrom, isTheirs: boolean): DayAnswer['moon'] {
  const times = heights.moonTimes.events.map(
    ({ kind, at }) => `${kind === 'rise' ? 'Lever' : 'Coucher'} à ${clockIn(sky, at)}`,
  );
  return {
    sign: sky.moon.sign,
    phase_words: PHASE_NAMES[sky.moon.phase],
    illuminated_percent: Math.round(sky.moon.illuminated * 100),
    position_words: positionWords(sky.moon.lonDeg),
    disc: discAnswer(heights.disc),
    disc_words: `Telle qu’on la voit ${ofPlace(name)} à ${clockIn(sky, heights.disc.at)}`,
    rise_words: isTheirs ? times.join(', ') : '',
  };
}
