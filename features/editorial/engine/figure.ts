/**
 * The figures that articles ask for by a line of their own, `::moon 2026-12-23`. This reads and judges the line; what the figure shows is computed
 * by the engines when the page is asked for, so that no article carries a number that could be wrong.
 */
import { ANGELS } from '@solelune/angels/engine';
import { STONE_SLUGS } from '@solelune/lithotherapy/engine';
import { mirrorHourBySlug } from '@solelune/mirror-hours/engine';
import { BODIES, type Body, HOUSE_SYSTEMS, type HouseSystem } from '@solelune/sky';
import { CARDS, cardBySlug, type DeckId } from '@solelune/tarot/engine';

export interface CardName {
  deck: DeckId;
  slug: string;
}

/** A day of the calendar, or a moment that each day finds anew. */
export type MoonDay = 'today' | 'next-new' | 'next-full' | string;

export type Figure =
  | { kind: 'moon'; days: MoonDay[] }
  | { kind: 'lunation'; month: string }
  | { kind: 'phases'; year: number }
  | { kind: 'eclipses'; fromYear: number; toYear: number }
  | { kind: 'wheel'; at: string; place: FigurePlace | null; houses: HouseSystem }
  | { kind: 'transit'; bodies: Body[]; from: string; to: string; of: 'longitude' | 'declination' }
  | { kind: 'stations'; body: Body; fromYear: number; toYear: number }
  | { kind: 'angel'; slugs: string[] }
  | { kind: 'card'; cards: CardName[] }
  | { kind: 'stone'; slugs: string[] }
  | { kind: 'hour'; slug: string }
  | { kind: 'lifepath'; birth: string };

export interface FigurePlace {
  name: string;
  latDeg: number;
  lngDeg: number;
}

/** What is wrong, in words for the writer. */
class Refusal extends Error {}

const FIRST_YEAR = -3000;
const LAST_YEAR = 3000;
const MOST_DAYS = 3660;
const TRANSIT_YEARS = 120;
const DECK_PREFIXES: Record<string, DeckId> = { belline: 'belline', anges: 'angels' };

export function readFigure(line: string): { figure: Figure } | { problem: string } {
  const [name = '', ...words] = (line.match(/\S*"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
  const reader = READERS[name as Figure['kind']];
  if (!reader) return { problem: `is no figure; there are ${Object.keys(READERS).join(', ')}` };
  const named = new Map(words.filter((word) => word.includes('=')).map((word) => splitAt(word)));
  try {
    const figure = reader(
      words.filter((word) => !word.includes('=')),
      named,
    );
    const [odd] = [...named.keys()].filter((key) => !OPTIONS[figure.kind]?.includes(key));
    return odd === undefined ? { figure } : { problem: `has no option ${odd}` };
  } catch (problem) {
    if (problem instanceof Refusal) return { problem: problem.message };
    throw problem;
  }
}

const OPTIONS: Partial<Record<Figure['kind'], readonly string[]>> = {
  wheel: ['at', 'place', 'houses'],
  transit: ['of'],
};

type Reader = (words: string[], named: ReadonlyMap<string, string>) => Figure;

const READERS: { [Kind in Figure['kind']]: Reader } = {
  moon: (words) => ({ kind: 'moon', days: between(words, 1, 4, 'days').map(moonDay) }),
  lunation: ([month = '']) => {
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw new Refusal('wants a month, 2026-11');
    return { kind: 'lunation', month };
  },
  phases: ([asked]) => ({ kind: 'phases', year: year(asked) }),
  eclipses: (words) => ({ kind: 'eclipses', ...years(words, 10) }),
  wheel: ([at = ''], named) => ({
    kind: 'wheel',
    at: at === 'now' ? at : instant(at),
    place: placeOf(named),
    houses: oneOf(HOUSE_SYSTEMS, named.get('houses') ?? 'placidus', 'a system of houses'),
  }),
  transit: ([bodies = '', from = '', to = ''], named) => {
    const days = Temporal.PlainDate.from(day(from)).until(day(to), { largestUnit: 'days' }).days;
    if (days < 2 || days > TRANSIT_YEARS * 366) throw new Refusal('wants two days in order, at most 120 years apart');
    const of = oneOf(['longitude', 'declination'] as const, named.get('of') ?? 'longitude', 'a measure');
    const list = between(bodies.split(','), 1, 5, 'bodies').map((body) => oneOf(BODIES, body, 'a body'));
    if (list.includes('moon') && days > MOST_DAYS / 10) throw new Refusal('draws the Moon over a year at most');
    return { kind: 'transit', bodies: list, from, to, of };
  },
  stations: ([body = '', ...rest]) => ({ kind: 'stations', body: oneOf(BODIES, body, 'a body'), ...years(rest, 12) }),
  angel: (words) => {
    const slugs = between(words, 1, 9, 'angels');
    for (const slug of slugs)
      if (slug !== 'today' && !ANGELS.some((angel) => angel.slug === slug)) refuse('angel', slug);
    return { kind: 'angel', slugs };
  },
  card: (words) => ({ kind: 'card', cards: between(words, 1, 6, 'cards').map(cardName) }),
  stone: (words) => {
    const slugs = between(words, 1, 12, 'stones');
    for (const slug of slugs) if (!STONE_SLUGS.includes(slug)) refuse('stone', slug);
    return { kind: 'stone', slugs };
  },
  hour: ([slug = '']) => (mirrorHourBySlug(slug) ? { kind: 'hour', slug } : refuse('mirror hour', slug)),
  lifepath: ([birth = '']) => ({ kind: 'lifepath', birth: day(birth) }),
};

export const FIGURE_KINDS = Object.keys(READERS) as Figure['kind'][];

/** For the kind's schema: what is wrong with a line, or nothing. */
export function figureProblem(line: string): string | undefined {
  const read = readFigure(line);
  return 'problem' in read ? read.problem : undefined;
}

export function cardName(word: string): CardName {
  const [prefix = '', rest] = word.includes('/') ? splitAt(word, '/') : ['', word];
  const deck = prefix === '' ? 'tarot' : DECK_PREFIXES[prefix];
  if (!deck || !rest || !cardBySlug(deck, rest)) {
    const near = deck ? CARDS[deck].find(({ slug }) => slug.includes(rest?.replace(/^l[ae]?-/, '') ?? ' ')) : undefined;
    throw new Refusal(`there is no card ${word}${near ? ` (perhaps ${near.slug})` : ''}`);
  }
  return { deck, slug: rest };
}

function refuse(what: string, slug: string): never {
  throw new Refusal(`there is no ${what} ${slug}`);
}

function splitAt(word: string, mark = '='): [string, string] {
  const index = word.indexOf(mark);
  return [word.slice(0, index), word.slice(index + 1)];
}

function between<T>(list: T[], fewest: number, most: number, what: string): T[] {
  if (list.length < fewest || list.length > most) throw new Refusal(`wants ${fewest} to ${most} ${what}`);
  return list;
}

function oneOf<const T extends string>(list: readonly T[], word: string, what: string): T {
  if (!list.includes(word as T)) throw new Refusal(`"${word}" is not ${what}: ${list.join(', ')}`);
  return word as T;
}

function day(word: string): string {
  try {
    if (/^\d{4}-\d\d-\d\d$/.test(word)) return Temporal.PlainDate.from(word, { overflow: 'reject' }).toString();
  } catch {
    // Said below, as for what has not the form of a day.
  }
  throw new Refusal(`"${word}" is not a day, 2026-12-23`);
}

const moonDay = (word: string): MoonDay => (['today', 'next-new', 'next-full'].includes(word) ? word : day(word));

function instant(word: string): string {
  const [date = '', time = ''] = word.split('T');
  if (!/^([01]\d|2[0-3]):[0-5]\dZ$/.test(time))
    throw new Refusal(`"${word}" is not an instant in UTC, 2026-08-12T17:37Z, nor now`);
  return `${day(date)}T${time}`;
}

function year(word = ''): number {
  const value = Number(word);
  if (!/^-?\d{1,4}$/.test(word) || value < FIRST_YEAR || value > LAST_YEAR)
    throw new Refusal(`"${word}" is not a year`);
  return value;
}

function years([from, to = from]: string[], most: number) {
  const [fromYear, toYear] = [year(from), year(to)];
  if (toYear < fromYear || toYear - fromYear >= most)
    throw new Refusal(`wants one year, or two in order, over ${most} at most`);
  return { fromYear, toYear };
}

function placeOf(named: ReadonlyMap<string, string>): FigurePlace | null {
  const at = named.get('at');
  if (at === undefined) return null;
  const [latDeg = Number.NaN, lngDeg = Number.NaN] = at.split(',').map(Number);
  const name = named.get('place');
  if (!(Math.abs(latDeg) <= 89 && Math.abs(lngDeg) <= 180)) throw new Refusal(`"${at}" is not a place, 48.8566,2.3522`);
  if (!name) throw new Refusal('wants the name of its place: place=Paris');
  return { name, latDeg, lngDeg };
}
