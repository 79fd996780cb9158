/**
 * Which texts make the day of a sign, in which version. Deterministic from the day's sky: the same day reads the same tomorrow, on every server.
 *
 * Versions follow what brings them back. The Moon stays two or three days in a house and returns after 27: each day of a stay takes the next version, each
 * return begins one further. A weekday's planet moves on by one each week. What all the signs are told alike (an aspect, an ingress) alternates from sign
 * to sign.
 */
import { modernRulerOf, SIGNS, type Sign, traditionalRulerOf } from '@solelune/sky';
import { type DaySky, houseFrom, type MoonAspect } from './day-sky.ts';
import { moonTurn } from './moon-of-day.ts';
import { natureOf } from './natures.ts';
import { type SkyEvent, type SlowBody } from './sky-events.ts';
import { THEMES } from './themes.ts';
import {
  planetOfWeekday,
  type ThemeWitness,
  themeWitnesses,
  WITHOUT_A_DAY,
  type Witness,
  weekOf,
} from './witnesses.ts';

export type PieceKind =
  | 'moon-house'
  | 'moon-aspect'
  | 'planet-house'
  | 'aspect'
  | 'ingress'
  | 'station'
  | 'lunation'
  | 'question';

/** One version of one section of one text. */
export interface Piece {
  readonly kind: PieceKind;
  readonly slug: string;
  readonly section: string;
  readonly version: number;
}

export interface DayPlan {
  readonly sign: Sign;
  /** Of the Moon, from the sign. */
  readonly moonHouse: number;
  readonly opening?: Piece;
  /** What happens in the sky of all, told once. */
  readonly event?: { readonly event: SkyEvent; readonly piece: Piece };
  readonly weekday?: { readonly planet: SlowBody; readonly house: number; readonly piece: Piece };
  /** One of the three slow planets without a weekday, in turn: the background of the season. */
  readonly slow?: { readonly planet: SlowBody; readonly house: number; readonly piece: Piece };
  readonly themes: readonly (ThemeWitness & { readonly piece: Piece })[];
  readonly hour?: { readonly aspect: MoonAspect; readonly house: number; readonly piece: Piece };
  readonly question?: Piece;
}

/** How many versions there are of a section; 0 when it is not written. */
export type Shelf = (kind: PieceKind, slug: string, section: string) => number;

const FEW_ASPECTS = 5;
const isNewMoon = ({ planet, aheadDeg }: MoonAspect) => planet === 'sun' && aheadDeg === 0;

/** The lead of a text that has no sections. */
export const LEAD = 'lead';

export function planDay(sky: DaySky, sign: Sign, shelf: Shelf): DayPlan {
  const moonHouse = houseFrom(sign, sky.moon.sign);
  const take = (kind: PieceKind, slug: string, section: string, turn: number): Piece | undefined => {
    const versions = shelf(kind, slug, section);
    return versions === 0 ? undefined : { kind, slug, section, version: ((turn % versions) + versions) % versions };
  };
  const stay = sky.moon.turn + sky.moon.dayInSign;
  const library = (witness: Witness, section: string) => shelf(witness.by, slugOf(witness), section);
  const hour = hourOf(sky, sign, take);
  const event = eventOf(sky, sign, take);
  // An aspect of the Moon does not speak twice to one sign: what has its hour leaves the themes to the others. Where an event and an hour are told and
  // aspects are few, the twelve would hear too much alike: the themes stay with the houses, which no two share. The new Moon, always an
  // event, tells her aspect to four signs in turn.
  const isShared = event && hour && sky.moonAspects.length < FEW_ASPECTS;
  const hearsNewMoon = (SIGNS.indexOf(sign) + weekOf(sky.day)) % 3 === 0;
  const carriers = sky.moonAspects.filter(
    (aspect) => aspect !== hour?.aspect && (!isShared || (hearsNewMoon && isNewMoon(aspect))),
  );
  const others = { ...sky, moonAspects: carriers };
  const themes = themeWitnesses(others, sign, library).map((one) => {
    const turn = one.witness.by === 'moon-house' ? stay + THEMES.indexOf(one.theme) : turnOf(sky, sign, one.witness);
    return { ...one, piece: take(one.witness.by, slugOf(one.witness), one.section, turn) as Piece };
  });
  return {
    sign,
    moonHouse,
    opening: take('moon-house', String(moonHouse), 'opening', stay),
    event,
    weekday: weekdayOf(sky, sign, take),
    slow: slowOf(sky, sign, take),
    themes,
    hour,
    question: take('question', String(moonHouse), LEAD, stay),
  };
}

type Take = (kind: PieceKind, slug: string, section: string, turn: number) => Piece | undefined;

const slugOf = (witness: Witness): string => {
  if (witness.by === 'moon-house') return String(witness.house);
  if (witness.by === 'moon-aspect') return `${witness.aspect.planet}-${witness.aspect.nature}`;
  return `${witness.planet}-${witness.house}`;
};

function turnOf(sky: DaySky, sign: Sign, witness: Witness): number {
  if (witness.by === 'moon-aspect') return aspectTurn(witness.aspect) + tellings(sign).theme;
  // A planet that changes may have had its weekday yesterday: it says something else.
  if (witness.by === 'planet-house') return planetTurn(sky.day, witness.planet) + (witness.why === 'weekday' ? 0 : 1);
  return 0;
}

/** Where in their own cycle, from one conjunction to the next, the Moon and a planet are alike: which of the aspects of its nature. */
const ANGLES = { conjunction: [0], flowing: [60, 120, 240, 300], tense: [90, 180, 270] } as const;

/**
 * What all the signs share today (the event, the hour's aspect, an aspect that carries a theme) is told to them in different versions. Signs an even number
 * apart see a planet from houses of one theme (2 and 8, 4 and 12…): the six of each parity are counted in binary, a digit for each of the three, so that
 * no two of them are told all three alike.
 */
const tellings = (sign: Sign) => {
  const place = SIGNS.indexOf(sign);
  const count = Math.floor(place / 2);
  // The hour of neighbours differs too.
  return { event: count & 1, hour: ((count >> 1) + place) & 1, theme: (count >> 2) & 1 };
};

/** By one more from cycle to cycle and from aspect to aspect. */
function aspectTurn({ nature, aheadDeg, at, lonDeg }: MoonAspect): number {
  // The turn in which they met.
  const cycle = moonTurn(at, lonDeg) + Math.floor((lonDeg - aheadDeg) / 360);
  return (ANGLES[nature] as readonly number[]).indexOf(aheadDeg) + cycle;
}

/** A planet that shares its day comes every third week. */
const planetTurn = (day: Temporal.PlainDate, planet: SlowBody): number =>
  planet === 'uranus' || planet === 'neptune' || planet === 'pluto' ? Math.floor(weekOf(day) / 3) : weekOf(day);

function weekdayOf(sky: DaySky, sign: Sign, take: Take): DayPlan['weekday'] {
  const planet = planetOfWeekday(sky.day);
  const house = houseFrom(sign, sky.places[planet].sign);
  const piece = take('planet-house', `${planet}-${house}`, 'general', planetTurn(sky.day, planet));
  return piece && { planet, house, piece };
}

/** Uranus, Neptune and Pluto take turns day by day; on the Monday that one of them has, the next comes before its turn. */
function slowOf(sky: DaySky, sign: Sign, take: Take): DayPlan['slow'] {
  const number = DAY_ZERO.until(sky.day).days;
  const spoken = planetOfWeekday(sky.day);
  const due = WITHOUT_A_DAY[number % 3] as SlowBody;
  const planet = due === spoken ? (WITHOUT_A_DAY[(number + 1) % 3] as SlowBody) : due;
  const house = houseFrom(sign, sky.places[planet].sign);
  const piece = take('planet-house', `${planet}-${house}`, 'general', Math.floor(number / 3));
  return piece && { planet, house, piece };
}

const DAY_ZERO = Temporal.PlainDate.from('2000-01-03');

/** Rarest first: lunations and eclipses, stations, ingresses, aspects by how slow their bodies are. */
function rarity(event: SkyEvent): number {
  const RANKS = { eclipse: 500, lunation: 400, station: 300, ingress: 200, aspect: 0 } as const;
  const slowness = {
    sun: 0,
    mercury: 1,
    venus: 2,
    mars: 4,
    jupiter: 8,
    saturn: 16,
    uranus: 32,
    neptune: 48,
    pluto: 64,
  };
  return RANKS[event.what] + (event.what === 'aspect' ? slowness[event.a] + slowness[event.b] : 0);
}

export function eventPiece(event: SkyEvent, turn: number, take: Take): Piece | undefined {
  switch (event.what) {
    case 'ingress':
      return event.body === 'mean_node' ? undefined : take('ingress', `${event.body}-${event.sign}`, 'general', turn);
    case 'station':
      return take('station', `${event.body}-${event.direction}`, 'general', turn);
    case 'lunation':
      return take('lunation', `${event.phase}-${event.sign}`, 'general', turn);
    case 'aspect':
      return take('aspect', `${event.a}-${event.b}-${natureOf(event.aspect)}`, 'general', turn);
    case 'eclipse':
      return undefined; // told by its lunation
  }
}

/** The rarest of the day; when there are two, neighbouring signs are told one each. */
function eventOf(sky: DaySky, sign: Sign, take: Take): DayPlan['event'] {
  const place = SIGNS.indexOf(sign);
  const told = sky.events
    .toSorted((one, other) => rarity(other) - rarity(one))
    .flatMap((event) => {
      const piece = eventPiece(event, tellings(sign).event + weekOf(sky.day), take);
      return piece ? [{ event, piece }] : [];
    });
  return told[place % Math.min(2, told.length)];
}

/** Weights of the hour to choose: an easy angle, a planet that rules the sign, a house where one acts. */
function hourWeight(sign: Sign, { nature, planet }: MoonAspect, house: number): number {
  const rules = planet === traditionalRulerOf(sign) || planet === modernRulerOf(sign);
  const ease = { flowing: 4, conjunction: 2, tense: 0 }[nature];
  return ease + (rules ? 3 : 0) + ([1, 5, 7, 10, 11].includes(house) ? 2 : 0);
}

/** The aspects of the Moon for a sign, the one to choose first. */
const chosenAspects = (sky: DaySky, sign: Sign) =>
  sky.moonAspects
    .map((aspect) => ({ aspect, house: houseFrom(sign, sky.places[aspect.planet].sign) }))
    .toSorted((one, other) => hourWeight(sign, other.aspect, other.house) - hourWeight(sign, one.aspect, one.house));

function hourOf(sky: DaySky, sign: Sign, take: Take): DayPlan['hour'] {
  const best = chosenAspects(sky, sign).find(({ aspect }) => {
    const { hour } = aspect.at.toZonedDateTimeISO(sky.zone);
    return hour >= 7 && hour < 23;
  });
  if (!best) return undefined;
  const { planet, nature } = best.aspect;
  const turn = aspectTurn(best.aspect) + tellings(sign).hour;
  const piece = take('moon-aspect', `${planet}-${nature}`, 'opening', turn);
  return piece && { ...best, piece };
}

export const piecesOf = (plan: DayPlan): Piece[] =>
  [
    plan.opening,
    plan.event?.piece,
    plan.weekday?.piece,
    plan.slow?.piece,
    ...plan.themes.map(({ piece }) => piece),
    plan.hour?.piece,
    plan.question,
  ].filter((piece) => piece !== undefined);
