/** A mirror hour says itself twice (14h14), a reversed one reads the same from its end (14h41), a triple one repeats a digit (14h44). */
export const HOUR_KINDS = ['double', 'reversed', 'triple'] as const;
export type HourKind = (typeof HOUR_KINDS)[number];

export interface MirrorHour {
  /** As addresses and records write it: "14h41". */
  readonly slug: string;
  readonly kind: HourKind;
  readonly hour: number;
  readonly minute: number;
  /** 0 to 1439, since midnight. */
  readonly minuteOfDay: number;
}

export const MINUTES_PER_DAY = 1440;

/** One digit three times by the list that French readers use: the last three digits equal, and these two besides. */
const OTHER_TRIPLES = ['11h10', '22h20'];

const two = (value: number): string => String(value).padStart(2, '0');
export const slugOfMinute = (minuteOfDay: number): string =>
  `${two(Math.floor(minuteOfDay / 60))}h${two(minuteOfDay % 60)}`;

/** What a minute of the day is; null for the 1,388 that are nothing special. A double hour is nothing else besides: 11h11 is no triple one. */
export function kindOfMinute(minuteOfDay: number): HourKind | null {
  const slug = slugOfMinute(minuteOfDay);
  const [h1, h2, , m1, m2] = slug;
  if (h1 === m1 && h2 === m2) return 'double';
  if (h1 === m2 && h2 === m1) return 'reversed';
  return (h2 === m1 && m1 === m2) || OTHER_TRIPLES.includes(slug) ? 'triple' : null;
}

/** All fifty-two, in the order of the day. */
export const MIRROR_HOURS: readonly MirrorHour[] = Array.from({ length: MINUTES_PER_DAY }, (_, minuteOfDay) => ({
  slug: slugOfMinute(minuteOfDay),
  kind: kindOfMinute(minuteOfDay),
  hour: Math.floor(minuteOfDay / 60),
  minute: minuteOfDay % 60,
  minuteOfDay,
})).filter((one): one is MirrorHour => one.kind !== null);

const BY_SLUG = new Map(MIRROR_HOURS.map((one) => [one.slug, one]));
const BY_MINUTE = new Map(MIRROR_HOURS.map((one) => [one.minuteOfDay, one]));

export const mirrorHourBySlug = (slug: string): MirrorHour | undefined => BY_SLUG.get(slug);
export const mirrorHourOfMinute = (minuteOfDay: number): MirrorHour | undefined => BY_MINUTE.get(minuteOfDay);

/** The one before and the one after of the same kind, all around the day. */
export function neighboursOf({ slug, kind }: MirrorHour): { before: MirrorHour; after: MirrorHour } {
  const same = MIRROR_HOURS.filter((one) => one.kind === kind);
  const place = same.findIndex((one) => one.slug === slug);
  const at = (index: number) => same[(index + same.length) % same.length] as MirrorHour;
  return { before: at(place - 1), after: at(place + 1) };
}
