/**
 * A year's text is only as true as its dates. Each event key of its front matter must be one that the engine computes, and every day, hour and degree in
 * its sentences must be that of an event it names.
 */
import { hourWords, MONTH_NAMES } from '@solelune/civil-time/words';
import type { Problem, SourceText } from '@solelune/corpus';
import { zodiacPosition } from '@solelune/sky/zodiac';
import { dayOf, SITE_ZONE } from '../engine/event-keys.ts';
import type { SkyEvent } from '../engine/sky-events.ts';

const DAYS = `(?:1er|\\d{1,2})`;
/** « 12 août », « 1er mai 2026 », « du 3 au 12 mars », « 3, 7 et 12 mars » */
const DATES = new RegExp(
  `(?<!\\p{N})((?:${DAYS}(?:\\s*,\\s*|\\s+(?:et|au|ou|puis)\\s+(?:le\\s+)?))*${DAYS})\\s+(${MONTH_NAMES.join('|')})(?:\\s+(\\d{4}))?`,
  'giu',
);
const HOURS = /(?<!\p{N})(\d{1,2})\s+h(?:\s+(\d{2}))?(?!\p{L})/gu;
const DEGREES = /(?<!\p{N})(\d{1,2})\s*°(?:\s*(\d{2})\s*′)?/gu;

/** The days that a sentence names, as ISO dates of the text's year unless it says another. */
export function daysIn(text: string, year: number): { words: string; day: string }[] {
  return [...text.matchAll(DATES)].flatMap(([words, days = '', month = '', ofYear]) => {
    const number = MONTH_NAMES.indexOf(month.toLowerCase() as (typeof MONTH_NAMES)[number]) + 1;
    return [...days.matchAll(/1er|\d{1,2}/g)].map(([day]) => ({
      words,
      day: `${ofYear ?? year}-${String(number).padStart(2, '0')}-${(day === '1er' ? '1' : day).padStart(2, '0')}`,
    }));
  });
}

/** `byKey` gives the events of a year by their keys. */
export function yearProblems(
  { file, slug, frontMatter, lead, sections, description, title }: SourceText,
  byKey: (year: string) => ReadonlyMap<string, SkyEvent>,
): Problem[] {
  const year = slug.split('/')[0] as string;
  const keys = frontMatter.events as string[];
  // A winter begins the year before, and ends the year after.
  const around = [Number(year) - 1, Number(year), Number(year) + 1].map((one) => byKey(String(one)));
  const found = keys.map((key) => ({ key, event: around.map((events) => events.get(key)).find(Boolean) }));
  const events = found.flatMap(({ event }) => event ?? []);
  const say = (where: string, message: string): Problem => ({ file, rule: 'measure', where, message });
  const unknown = found
    .filter(({ event }) => !event)
    .map(({ key }) => say('events', `the sky has no such event: ${key}`));
  const days = new Set(events.map(({ at }) => dayOf(at).toString()));
  const hours = new Set(events.map(({ at }) => hourWords(at.toZonedDateTimeISO(SITE_ZONE)).replace(/\s/gu, ' ')));
  const wholeHours = new Set(events.map(({ at }) => at.toZonedDateTimeISO(SITE_ZONE).hour));
  const degrees = new Set(events.map(({ lonDeg }) => zodiacPosition(lonDeg).text));
  const wholeDegrees = new Set(events.map(({ lonDeg }) => zodiacPosition(lonDeg).degree));
  const parts = [
    { where: 'title', text: title },
    { where: 'description', text: description },
    { where: 'lead', text: lead },
    ...sections.map(({ key, markdown }) => ({ where: key, text: markdown })),
  ];
  return [
    ...unknown,
    ...parts.flatMap(({ where, text }) => [
      ...daysIn(text, Number(year))
        .filter(({ day }) => !days.has(day))
        .map(({ words, day }) => say(where, `« ${words} » (${day}) is the day of no event of the front matter`)),
      ...[...text.matchAll(HOURS)]
        .filter(([, hour, minute]) =>
          minute ? !hours.has(`${Number(hour)} h ${minute}`) : !wholeHours.has(Number(hour)),
        )
        .map(([words]) => say(where, `« ${words} » is the hour of no event of the front matter`)),
      ...[...text.matchAll(DEGREES)]
        .filter(([, degree, minute]) =>
          minute ? !degrees.has(`${degree}°${minute}′`) : !wholeDegrees.has(Number(degree)),
        )
        .map(([words]) => say(where, `« ${words} » is the degree of no event of the front matter`)),
    ]),
  ];
}

/** A fragment of a day is read on many: it names no day, no hour, no degree. */
export function fragmentProblems({ file, lead, sections }: SourceText): Problem[] {
  return [{ key: 'lead', markdown: lead }, ...sections].flatMap(({ key, markdown }) =>
    [DATES, HOURS, DEGREES]
      .flatMap((pattern) => [...markdown.matchAll(pattern)])
      .map(([words]) => ({
        file,
        rule: 'measure' as const,
        where: key,
        message: `« ${words} »: a text of every day cannot name one`,
      })),
  );
}
