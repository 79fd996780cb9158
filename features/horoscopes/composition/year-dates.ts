/**
 * A year's text is only as true as its dates. Each event key of its front matter must be one that the engine computes, and every day, hour and degree in
 * its sentences must be that of an event of the front matter which they speak of: a day that is another event's own is wrong too.
 */
import { hourWords, MONTH_NAMES } from '@solelune/civil-time/words';
import type { Problem, SourceText } from '@solelune/corpus';
import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { zodiacPosition } from '@solelune/sky/zodiac';
import { dayOf, eventKey, SITE_ZONE } from '../engine/event-keys.ts';
import type { SkyEvent, SlowBody } from '../engine/sky-events.ts';

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
  const parts = [
    { where: 'title', text: title },
    { where: 'description', text: description },
    { where: 'lead', text: lead },
    ...sections.map(({ key, markdown }) => ({ where: key, text: markdown })),
  ];
  const named = new Set(parts.flatMap(({ text }) => daysIn(text, Number(year)).map(({ day }) => day)));
  return [
    ...found
      .filter(({ event }) => !event)
      .map(({ key }) => ({ where: 'events', message: `the sky has no such event: ${key}` })),
    // A date that was changed leaves its event untold.
    ...found
      .filter(({ event }) => event && !named.has(dayOf(event.at).toString()))
      .map(({ key }) => ({ where: 'events', message: `no sentence names the day of ${key}` })),
    ...parts.flatMap(({ where, text }) =>
      text
        .split(/\n{2,}/)
        .flatMap((paragraph) =>
          paragraphProblems(paragraph, Number(year), events).map((message) => ({ where, message })),
        ),
    ),
  ].map(({ where, message }) => ({ file, rule: 'measure' as const, where, message }));
}

/** « … le 12 août. Le lendemain… »: cut where a sentence ends and another begins, after « 1er » and « h » too. */
const SENTENCES = /(?<=[.!?…])\s+(?=[«\p{Lu}])/u;

const NAMES_A_BODY = new RegExp(
  `éclipse|lunaison|${Object.values(POINT_NOUNS)
    .map(({ name }) => name)
    .join('|')}`,
  'u',
);

/** « Celle du 29 mars », « Il quitte votre signe le 6 janvier » */
const POINTS_BACK = /^(?:Il|Elle|Celle)\s|[\s,;]celle\s/u;

/**
 * A day must be that of an event which its sentence speaks of, or, where it names no body (« le 24 février, il repart ») or points back, one of those around it; an
 * hour or a degree that of an event of the days that its sentence names, or else its paragraph.
 */
function paragraphProblems(paragraph: string, year: number, events: readonly SkyEvent[]): string[] {
  const on = (days: readonly { day: string }[]) =>
    events.filter(({ at }) => days.some(({ day }) => day === dayOf(at).toString()));
  const inParagraph = daysIn(paragraph, year);
  return paragraph.split(SENTENCES).flatMap((sentence, index, sentences) => {
    const days = daysIn(sentence, year);
    const said =
      NAMES_A_BODY.test(sentence) && !POINTS_BACK.test(sentence)
        ? sentence
        : sentences.slice(Math.max(0, index - 3), index + 2).join(' ');
    const meant = days.length > 0 ? on(days) : inParagraph.length > 0 ? on(inParagraph) : events;
    return [
      ...days.flatMap(({ words, day }) => {
        const ofDay = on([{ day }]);
        if (ofDay.length === 0) return [`« ${words} » (${day}) is the day of no event of the front matter`];
        if (ofDay.some((event) => speaksOf(said, event))) return [];
        return [
          `« ${words} » (${day}) is the day of ${ofDay.map(eventKey).join(', ')}, which the sentence does not name`,
        ];
      }),
      ...[...sentence.matchAll(HOURS)]
        .filter(([, hour, minute]) => !meant.some(({ at }) => isAt(at, Number(hour), minute)))
        .map(([words]) => `« ${words} » is the hour of no event that is meant`),
      ...[...sentence.matchAll(DEGREES)]
        .filter(([, degree, minute]) => !meant.some(({ lonDeg }) => isDegree(lonDeg, Number(degree), minute)))
        .map(([words]) => `« ${words} » is the degree of no event that is meant`),
    ];
  });
}

function isAt(at: Temporal.Instant, hour: number, minute: string | undefined): boolean {
  const local = at.toZonedDateTimeISO(SITE_ZONE);
  return minute === undefined ? local.hour === hour : hourWords(local).replace(/\s/gu, ' ') === `${hour} h ${minute}`;
}

function isDegree(lonDeg: number, degree: number, minute: string | undefined): boolean {
  const position = zodiacPosition(lonDeg);
  return minute === undefined ? position.degree === degree : position.text === `${degree}°${minute}′`;
}

/** A sentence names the planet that moves, the eclipse, the Moon; the Sun's entries have names of their own. */
function speaksOf(sentence: string, event: SkyEvent): boolean {
  if (event.what === 'lunation') return /Lune|lunaison|éclipse/iu.test(sentence);
  if (event.what === 'eclipse') return /éclipse/iu.test(sentence);
  const bodies = event.what === 'aspect' ? [event.a, event.b] : [event.body];
  const isNamed = (body: SlowBody | 'mean_node') =>
    body === 'mean_node' ? /nœud/iu.test(sentence) : sentence.includes(POINT_NOUNS[body].name);
  if (bodies.some(isNamed)) return true;
  return event.what === 'ingress' && event.body === 'sun' && /équinoxe|solstice|anniversaire/iu.test(sentence);
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
