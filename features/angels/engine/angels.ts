import { ANGEL_ROWS } from './angel-table.ts';
import { CHOIRS, type Choir } from './choirs.ts';
import { type MonthDay, monthDayOf } from './month-day.ts';
import { SIGNS, type Sign } from './zodiac.ts';

export const ANGEL_COUNT = 72;
const ANGELS_PER_CHOIR = 8;
const ANGELS_PER_SIGN = 6;
/** Each angel holds five degrees of the zodiac, counted from 0° of Aries. */
export const DEGREES_PER_ANGEL = 5;
export const MINUTES_PER_ANGEL = 20;

export interface Angel {
  /** 1 to 72. */
  readonly number: number;
  readonly name: string;
  /** As addresses write it. */
  readonly slug: string;
  readonly choir: Choir;
  /** 1 to 8. */
  readonly placeInChoir: number;
  readonly sign: Sign;
  /** Degrees of its sign, 0 to 30. */
  readonly degreesFrom: number;
  readonly degreesTo: number;
  /** First and last day of its guardianship, both included; angel 68 also has 29 February. */
  readonly guardianFrom: MonthDay;
  readonly guardianTo: MonthDay;
  /** Minutes since midnight on the clock of the place: from included, to excluded. */
  readonly minuteFrom: number;
  readonly minuteTo: number;
  /** Slugs of feelings.ts. */
  readonly feelings: readonly string[];
}

const slugOfName = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

export const ANGELS: readonly Angel[] = ANGEL_ROWS.map(([name, guardianFrom, , feelings], index) => {
  const number = index + 1;
  const degrees = (index % ANGELS_PER_SIGN) * DEGREES_PER_ANGEL;
  return {
    number,
    name,
    slug: slugOfName(name),
    choir: at(CHOIRS, Math.floor(index / ANGELS_PER_CHOIR)),
    placeInChoir: (index % ANGELS_PER_CHOIR) + 1,
    sign: at(SIGNS, Math.floor(index / ANGELS_PER_SIGN)),
    degreesFrom: degrees,
    degreesTo: degrees + DEGREES_PER_ANGEL,
    guardianFrom: monthDayOf(guardianFrom),
    guardianTo: dayBefore(monthDayOf(at(ANGEL_ROWS, index + 1)[1])),
    minuteFrom: index * MINUTES_PER_ANGEL,
    minuteTo: number * MINUTES_PER_ANGEL,
    feelings: feelings.split(' '),
  };
});

/** In a leap year; the table needs it once, at the end of February (angel 68). */
function dayBefore({ month, day }: MonthDay): MonthDay {
  if (day > 1) return { month, day: day - 1 };
  const last = new Date(Date.UTC(2024, month - 1, 0));
  return { month: last.getUTCMonth() + 1, day: last.getUTCDate() };
}

const BY_SLUG = new Map(ANGELS.map((angel) => [angel.slug, angel]));

/** `number` is 1 to 72. */
export function angelOf(number: number): Angel {
  const angel = ANGELS[number - 1];
  if (!angel) throw new RangeError(`no angel has the number ${number}`);
  return angel;
}

export const angelBySlug = (slug: string): Angel | undefined => BY_SLUG.get(slug);

/** The one before and the one after, all around the circle. */
export const neighboursOf = ({ number }: Angel): { before: Angel; after: Angel } => ({
  before: at(ANGELS, number - 2 + ANGEL_COUNT),
  after: at(ANGELS, number),
});
