import { handle } from '@solelune/contract/server';
import { regency } from '../contract.ts';
import { ANGELS, monthRegency } from '../engine/index.ts';
import { currentRegencies, DEFAULT_TIMEZONE, dateText } from './current-regencies.ts';
import { allCards, REGENCY_ROLES, roleOf } from './texts.ts';
import { toolIntroduction } from './tool-introduction.ts';

const two = (value: number) => String(value).padStart(2, '0');
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const SPIRITUAL = ANGELS.map(({ number, minuteFrom, minuteTo }) => ({
  start: clock(minuteFrom),
  end: clock(minuteTo),
  angel: number,
}));

/** A year alone is read from its first month, or from the present one when it is this year. */
export const regencyHandler = handle(regency, (input, { services, now }) => {
  const { corpus } = services;
  const timezone = input.timezone ?? DEFAULT_TIMEZONE;
  const here = now.toZonedDateTimeISO(timezone);
  const year = input.year ?? here.year;
  const month = input.month ?? (year === here.year ? here.month : 1);
  const days = monthRegency(year, month);
  const dateOf = (day: number) => dateText(year, month, day);
  const current = input.include_current_regency ? currentRegencies(now, timezone) : null;
  const shown = new Set(days.flatMap(({ guardian, heart }) => [guardian.number, heart.number]));
  const { introduction, __META__ } = toolIntroduction(services, 'calendrier-regence-anges', 'Calendrier des régences');
  return {
    year,
    month,
    today: here.toPlainDate().toString(),
    timezone,
    calendar: {
      guardian: days.map(({ day, guardian }) => ({ date: dateOf(day), angel: guardian.number })),
      heart: days.map(({ day, heart }) => ({ date: dateOf(day), angel: heart.number })),
      spiritual: input.include_spiritual ? SPIRITUAL : [],
    },
    regency_role_content: REGENCY_ROLES.map((role) => roleOf(corpus, role)),
    current_regencies: current?.regencies ?? null,
    // With the hours all seventy-two are named; without them those of the month.
    angels_content: allCards(corpus).filter(({ number }) => input.include_spiritual || current || shown.has(number)),
    regency_explanation: introduction,
    __META__,
  };
});
