/** The day of one sign, composed: what the plan chose, read from the library and told with its witnesses. */
import { signFacts } from '@solelune/astrology/engine/signs';
import { weekdayWords } from '@solelune/civil-time/words';
import type { Corpus } from '@solelune/corpus';
import type { Sign } from '@solelune/sky';
import type { SignDay } from '../answers/day.ts';
import { planDay } from '../engine/day-plan.ts';
import { type DaySky, houseFrom } from '../engine/day-sky.ts';
import { houseAndTheme } from '../words/places.ts';
import { THEME_NAMES } from '../words/themes.ts';
import {
  clockIn,
  eventWitness,
  moonAspectWitness,
  planetInHouse,
  reasonsWords,
  witnessWords,
} from '../words/witnesses.ts';
import { dayLibrary } from './day-library.ts';

/** Uranus, Neptune and Pluto have no day of their own. */
const weekdayReason = (day: Temporal.PlainDate): string =>
  day.dayOfWeek === 1 ? 'ce lundi, jour de la Lune, lui est prêté' : `${weekdayWords(day)} est son jour`;

export function signDay(corpus: Corpus, sky: DaySky, sign: Sign): SignDay {
  const library = dayLibrary(corpus);
  const plan = planDay(sky, sign, library.shelf);
  const { slug, name } = signFacts(sign);
  const { event, weekday, slow, hour } = plan;
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
          witness: planetInHouse(sky, weekday.planet, weekday.house, weekdayReason(sky.day)),
          html: library.read(weekday.piece),
        }
      : null,
    slow: slow
      ? {
          witness: planetInHouse(sky, slow.planet, slow.house, 'les trois planètes lentes parlent à tour de rôle'),
          html: library.read(slow.piece),
        }
      : null,
    themes: plan.themes.map(({ theme, piece, witness, reasons, weight }) => ({
      theme,
      name: THEME_NAMES[theme],
      html: library.read(piece),
      witness: witnessWords(sky, witness),
      presence: presenceOf(weight),
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

/** The weights of the reasons (`engine/witnesses.ts`) run from 11, the Moon in a house that is not the theme's, told by a neighbour, to 50. */
const PRESENCE_STEPS = [22, 28, 34, 40];
const presenceOf = (weight: number): number => 1 + PRESENCE_STEPS.filter((step) => weight >= step).length;

/** Hours of the day's own clock, with decimals. */
function hourOf(sky: DaySky, at: Temporal.Instant): number {
  const local = at.toZonedDateTimeISO(sky.zone);
  return Math.round((local.hour + local.minute / 60) * 100) / 100;
}

/** What a reader reads of it: the texts, the names of the themes and what each comes from. Proofs, which are folded, are not counted. */
export function wordsOfSignDay({
  opening,
  event,
  weekday,
  slow,
  themes,
  hour,
  question,
  moon_house_words,
}: SignDay): number {
  const notes = [event, weekday, slow, hour].flatMap((note) =>
    note ? [note.html, note.witness.title, note.witness.words] : [],
  );
  const read = [
    opening,
    moon_house_words,
    question,
    ...notes,
    ...themes.flatMap(({ name, html, witness }) => [name, html, witness.title, witness.words]),
  ];
  return read
    .join(' ')
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/u)
    .filter((run) => /[\p{L}\p{N}]/u.test(run)).length;
}
