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
import type { SkyEvent, SlowBody } from './sky-events.ts';
import { THEMES, type Theme } from './themes.ts';
import { planetOfWeekday, type ThemeWitness, themeWitnesses, type Witness, weekOf } from './witnesses.ts';

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
  readonly themes: readonly (ThemeWitness & { readonly piece: Piece })[];
  readonly hour?: { readonly aspect: MoonAspect; readonly house: number; readonly piece: Piece };
  readonly question?: Piece;
}

/** How many versions there are of a section; 0 when it is not written. */
export type Shelf = (kind: PieceKind, slug: string, section: string) => number;

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
  const themes = themeWitnesses(sky, sign, library).map((one) => {
    const turn = one.witness.by === 'moon-house' ? stay + THEMES.indexOf(one.theme) : turnOf(sky, sign, one.witness);
    return { ...one, piece: take(one.witness.by, slugOf(one.witness), one.section, turn) as Piece };
  });
  return {
    sign,
    moonHouse,
    opening: take('moon-house', String(moonHouse), 'opening', stay),
    event: eventOf(sky, sign, take),
    weekday: weekdayOf(sky, sign, take),
    themes,
    hour: hourOf(sky, sign, take),
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
  if (witness.by === 'moon-aspect') return moonAspectTurn(sign, witness.aspect);
  return witness.by === 'planet-house' ? planetTurn(sky.day, witness.planet) : 0;
}

/** Where in their own cycle, from one conjunction to the next, the Moon and a planet are alike: which of the aspects of its nature. */
const ANGLES = { conjunction: [0], flowing: [60, 120, 240, 300], tense: [90, 180, 270] } as const;

/** Signs that see a planet from the two houses of one theme (2 and 8, 4 and 12…) should not be told the same on the same day. */
const tellingOf = (sign: Sign): number => Math.floor(SIGNS.indexOf(sign) / 2) + Math.floor(SIGNS.indexOf(sign) / 4);

/** By one more from cycle to cycle and from aspect to aspect. */
function moonAspectTurn(sign: Sign, { nature, aheadDeg, at, lonDeg }: MoonAspect): number {
  // The turn in which they met.
  const cycle = moonTurn(at, lonDeg) + Math.floor((lonDeg - aheadDeg) / 360);
  return (ANGLES[nature] as readonly number[]).indexOf(aheadDeg) + cycle + tellingOf(sign);
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

function eventPiece(event: SkyEvent, turn: number, take: Take): Piece | undefined {
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
      const piece = eventPiece(event, Math.floor(place / 2) + weekOf(sky.day), take);
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

function hourOf(sky: DaySky, sign: Sign, take: Take): DayPlan['hour'] {
  const [best] = sky.moonAspects
    .map((aspect) => ({ aspect, house: houseFrom(sign, sky.places[aspect.planet].sign) }))
    .filter(({ aspect }) => {
      const { hour } = aspect.at.toZonedDateTimeISO(sky.zone);
      return hour >= 7 && hour < 23;
    })
    .toSorted((one, other) => hourWeight(sign, other.aspect, other.house) - hourWeight(sign, one.aspect, one.house));
  if (!best) return undefined;
  const { planet, nature } = best.aspect;
  const piece = take('moon-aspect', `${planet}-${nature}`, 'opening', moonAspectTurn(sign, best.aspect));
  return piece && { ...best, piece };
}

export const piecesOf = (plan: DayPlan): Piece[] =>
  [
    plan.opening,
    plan.event?.piece,
    plan.weekday?.piece,
    ...plan.themes.map(({ piece }) => piece),
    plan.hour?.piece,
    plan.question,
  ].filter((piece) => piece !== undefined);

export type PlannedTheme = DayPlan['themes'][number];
export const themeOf = (plan: DayPlan, theme: Theme): PlannedTheme | undefined =>
  plan.themes.find((one) => one.theme === theme);
