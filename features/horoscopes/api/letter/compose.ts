/** What a letter says: the same day that the pages show, in plain words. */
import { dayWords, longDateWords, weekdayWords } from '@solelune/civil-time/words';
import type { Corpus } from '@solelune/corpus';
import { capitalised } from '@solelune/french/sentence';
import type { Sign } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import { signDay } from '../../composition/sign-day.ts';
import { type DaySky, daySky, houseFrom } from '../../engine/day-sky.ts';
import type { DayLetter, WeekLetter } from '../../mail/letters.ts';
import { eventWords, inSign } from '../../words/events.ts';
import { betweenWords } from '../../words/personal-year.ts';
import { houseAndTheme } from '../../words/places.ts';
import { plainWords } from '../../words/plain.ts';
import { signName } from '../../words/witnesses.ts';
import { dayLead } from '../day-happenings.ts';

/** A letter without what only its reader's own row knows. */
export type Composed<Letter> = Omit<Letter, 'firstname' | 'pageUrl' | 'stopUrl'>;

const FOR_ALL = 'Le ciel de tous';
/** Enough to begin a day with; the page has the rest. */
const THEMES_TOLD = ['love', 'work', 'wellbeing'];

export function composeDay(
  corpus: Corpus,
  day: Temporal.PlainDate,
  zone: string,
  sign: Sign | null,
): Composed<DayLetter> {
  const sky = daySky(loadEphemeris(), day, zone);
  const date = longDateWords(day);
  if (!sign) return { date, name: FOR_ALL, lead: dayLead(sky), parts: [] };
  const { opening, event, themes, hour, question } = signDay(corpus, sky, sign);
  return {
    date,
    name: signName(sign),
    lead: plainWords(opening),
    parts: [
      ...(event ? [{ title: event.witness.title, text: plainWords(event.html) }] : []),
      ...themes
        .filter(({ theme }) => THEMES_TOLD.includes(theme))
        .map(({ name, html }) => ({ title: name, text: plainWords(html) })),
      ...(hour ? [{ title: `L’heure à choisir, ${hour.hour_words}`, text: plainWords(hour.html) }] : []),
      { title: 'La question du jour', text: plainWords(question) },
    ],
  };
}

const WEEK_DAYS = 7;

/** The seven days after the one on which it is told. */
export function composeWeek(told: Temporal.PlainDate, zone: string, sign: Sign | null): Composed<WeekLetter> {
  const days = Array.from({ length: WEEK_DAYS }, (_, index) => told.add({ days: index + 1 }));
  return {
    dates: betweenWords(days[0] as Temporal.PlainDate, days.at(-1) as Temporal.PlainDate),
    name: sign ? signName(sign) : FOR_ALL,
    days: days.map((day) => ({
      title: capitalised(`${weekdayWords(day)} ${dayWords(day)}`),
      text: dayLine(daySky(loadEphemeris(), day, zone), sign),
    })),
  };
}

/** Where the Moon passes, and what else becomes exact. */
function dayLine(sky: DaySky, sign: Sign | null): string {
  const { moon } = sky;
  const house = sign ? ` passe votre ${houseAndTheme(houseFrom(sign, moon.sign))}` : '';
  const events = sky.events.map((event) => {
    const where = sign ? `, dans votre ${houseAndTheme(houseFrom(sign, event.sign))}` : '';
    return `${eventWords(event)}${where}.`;
  });
  return [`La Lune ${inSign(moon.sign)}${house}.`, ...events].join(' ');
}
