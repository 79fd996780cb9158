import { POINT_WORDS } from '@solelune/astrology/words/points';
import { dateWords, shortMonthName } from '@solelune/civil-time/words';
import { joined } from '@solelune/french/lists';
import { type Body, computeChart, type Ephemeris, jdFromInstant, SIGNS, skyNow } from '@solelune/sky';
import type { ViewOf } from '../../contract/figures.ts';
import type { Figure } from '../../engine/figure.ts';
import { nameOfSign, startOfDay } from './sky-words.ts';

type Asked = Extract<Figure, { kind: 'transit' }>;

/** Enough for a curve as wide as a page. */
const SAMPLES = 240;
const SIGN_DEG = 30;
/** Over more of the zodiac than this, the circle is cut at 0° of Aries instead of unrolled. */
const MOST_UNROLLED_DEG = 300;
const LARGEST_DECLINATION_DEG = 30;
const GREENWICH = { name: 'Greenwich', latDeg: 51.48, lngDeg: 0 };
const RADIANS = Math.PI / 180;

interface Sample {
  x: number;
  value: number;
  retrograde: boolean;
}

export function curveView(ephemeris: Ephemeris, asked: Asked): ViewOf<'curve'> {
  const [from, to] = [Temporal.PlainDate.from(asked.from), Temporal.PlainDate.from(asked.to)];
  const instants = instantsBetween(startOfDay(from), startOfDay(to));
  const isLongitude = asked.of === 'longitude';
  const tracks = asked.bodies.map((body) => ({
    body,
    samples: isLongitude ? longitudes(ephemeris, body, instants) : declinations(ephemeris, body, instants),
  }));
  const scale = isLongitude ? zodiacScale(tracks.map(({ samples }) => samples)) : declinationScale();
  return {
    kind: 'curve',
    caption: captionOf(asked, from, to),
    lines: tracks.map(({ body, samples }) => ({
      name: POINT_WORDS[body].name,
      direct: pathOf(samples, scale, false),
      retrograde: isLongitude ? pathOf(samples, scale, true) : '',
    })),
    rows: scale.rows,
    columns: columnsBetween(from, to),
  };
}

function captionOf({ bodies, of }: Asked, from: Temporal.PlainDate, to: Temporal.PlainDate): string {
  const names = joined(bodies.map((body) => POINT_WORDS[body].the));
  const span = `du ${dateWords(from)} au ${dateWords(to)}`;
  if (of === 'declination')
    return `Déclinaison, ${span} : ${names}. Au-dessus du trait, au nord de l’équateur céleste.`;
  const turns = bodies.some((body) => !['sun', 'moon', 'mean_node', 'mean_lilith'].includes(body));
  return `Place dans le zodiaque, ${span} : ${names}.${turns ? ' En clair, les marches rétrogrades.' : ''}`;
}

function instantsBetween(from: Temporal.Instant, to: Temporal.Instant): Temporal.Instant[] {
  const length = to.epochMilliseconds - from.epochMilliseconds;
  return Array.from({ length: SAMPLES + 1 }, (_, index) =>
    Temporal.Instant.fromEpochMilliseconds(Math.round(from.epochMilliseconds + (length * index) / SAMPLES)),
  );
}

const xOf = (index: number) => (index * 100) / SAMPLES;

/** Unrolled: from one sample to the next no body goes half around. */
function longitudes(ephemeris: Ephemeris, body: Body, instants: readonly Temporal.Instant[]): Sample[] {
  let before: number | null = null;
  return instants.map((instant, index) => {
    const place = skyNow(ephemeris, instant, body === 'sun' ? ['sun'] : ['sun', body]).find((one) => one.body === body);
    const lonDeg = place?.lonDeg ?? Number.NaN;
    const value: number = before === null ? lonDeg : before + ((((lonDeg - before) % 360) + 540) % 360) - 180;
    before = value;
    return { x: xOf(index), value, retrograde: place?.retrograde ?? false };
  });
}

function declinations(ephemeris: Ephemeris, body: Body, instants: readonly Temporal.Instant[]): Sample[] {
  return instants.map((instant, index) => {
    const { placements } = computeChart(ephemeris, { instant, place: GREENWICH });
    const place = placements.find((one) => one.body === body);
    const obliquity = ephemeris.orientation(jdFromInstant(instant)).obliquityDeg * RADIANS;
    const [lon, lat] = [(place?.lonDeg ?? 0) * RADIANS, (place?.latDeg ?? 0) * RADIANS];
    const sine = Math.sin(lat) * Math.cos(obliquity) + Math.cos(lat) * Math.sin(obliquity) * Math.sin(lon);
    return { x: xOf(index), value: Math.asin(sine) / RADIANS, retrograde: false };
  });
}

interface Scale {
  /** 0 at the top, 100 at the foot. */
  yOf: (value: number) => number;
  /** True where two neighbours stand on either side of the cut. */
  isCut: (one: number, other: number) => boolean;
  rows: { at: number; label: string; sign?: string }[];
}

function zodiacScale(tracks: readonly Sample[][]): Scale {
  const values = tracks.flat().map(({ value }) => value);
  const low = Math.floor((Math.min(...values) - 2) / SIGN_DEG) * SIGN_DEG;
  const high = Math.ceil((Math.max(...values) + 2) / SIGN_DEG) * SIGN_DEG;
  const isUnrolled = high - low <= MOST_UNROLLED_DEG;
  const [bottom, top] = isUnrolled ? [low, high] : [0, 360];
  const at = (value: number) => (isUnrolled ? value : ((value % 360) + 360) % 360);
  const signs = Array.from({ length: (top - bottom) / SIGN_DEG }, (_, index) => bottom + index * SIGN_DEG);
  const heightOf = (value: number) => 100 - ((value - bottom) / (top - bottom)) * 100;
  return {
    yOf: (value) => heightOf(at(value)),
    isCut: (one, other) => !isUnrolled && Math.floor(one / 360) !== Math.floor(other / 360),
    rows: signs.map((start) => {
      const sign = SIGNS[(((start / SIGN_DEG) % 12) + 12) % 12] as (typeof SIGNS)[number];
      return { at: heightOf(start + SIGN_DEG / 2), label: nameOfSign(sign), sign };
    }),
  };
}

function declinationScale(): Scale {
  const yOf = (value: number) => 50 - (value / LARGEST_DECLINATION_DEG) * 50;
  return {
    yOf,
    isCut: () => false,
    rows: [20, 0, -20].map((value) => ({
      at: yOf(value),
      label: `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}°`,
    })),
  };
}

const short = (value: number) => Math.round(value * 100) / 100;

/** Only the stretches that go the way asked for; they meet at the stations. */
function pathOf(samples: readonly Sample[], { yOf, isCut }: Scale, retrograde: boolean): string {
  let path = '';
  let isDown = false;
  samples.forEach((sample, index) => {
    const next = samples[index + 1];
    if (!next || sample.retrograde !== retrograde || isCut(sample.value, next.value)) {
      isDown = false;
      return;
    }
    if (!isDown) path += `M${short(sample.x)} ${short(yOf(sample.value))}`;
    path += `L${short(next.x)} ${short(yOf(next.value))}`;
    isDown = true;
  });
  return path;
}

/** Where time is named: months over a year or two, years over more, never more than eight. */
function columnsBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): { at: number; label: string }[] {
  const whole = from.until(to, { largestUnit: 'days' }).days;
  const every = [1, 2, 5, 7].map((days) => ({ days })).find(({ days }) => whole / days <= 8);
  const months = [1, 2, 3, 6, 12, 24, 60, 120, 240].find((count) => whole / (count * 30.44) <= 8) ?? 240;
  const columns: { at: number; label: string }[] = [];
  let day = every ? from : from.with({ day: 1, ...(months >= 12 ? { month: 1 } : {}) });
  for (; Temporal.PlainDate.compare(day, to) <= 0; day = day.add(every ?? { months })) {
    const at = (from.until(day, { largestUnit: 'days' }).days / whole) * 100;
    const label = every ? String(day.day) : months >= 12 ? String(day.year) : labelOfMonth(day);
    if (at >= 0) columns.push({ at: short(at), label });
  }
  return columns;
}

/** A year begins where its number stands: short enough for the foot of a phone. */
const labelOfMonth = (day: Temporal.PlainDate) => (day.month === 1 ? String(day.year) : shortMonthName(day.month));
