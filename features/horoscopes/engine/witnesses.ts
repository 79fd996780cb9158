/**
 * Who speaks of each theme to each sign today. Every piece of the day's sky that could is weighed by one written rule, and the heaviest speaks: nothing is
 * drawn by lot, and each choice keeps its reasons.
 *
 * What could: the Moon in the reader's house (every day); an exact aspect of the Moon; the planet of the weekday in the reader's house (the week's own
 * order: Mars on Tuesday, Mercury on Wednesday…; the Moon's Monday is lent in turn to Uranus, Neptune and Pluto, which have no day); a planet that
 * changes sign or direction today.
 */
import type { Sign } from '@solelune/sky';
import { type DaySky, houseFrom, type MoonAspect } from './day-sky.ts';
import type { SlowBody } from './sky-events.ts';
import { NEAREST_MOON_ASPECT, THEME_RULERS, THEMES, type Theme } from './themes.ts';

export type Witness =
  | { readonly by: 'moon-house'; readonly house: number }
  | { readonly by: 'moon-aspect'; readonly aspect: MoonAspect; readonly house: number }
  | { readonly by: 'planet-house'; readonly planet: SlowBody; readonly house: number; readonly why: PlanetReason };

type PlanetReason = 'weekday' | 'ingress' | 'station';

export type Reason =
  | 'always' // the Moon is in some house every day
  | 'new' // not heard in the last seven days: she has just come there
  | 'house' // the house is one of the theme's
  | 'planet' // the planet is one of the theme's
  | 'exact' // it becomes exact today
  | 'meeting' // the Moon joins the planet, once a month
  | 'awake' // between 7 and 23 h of the reader's clock
  | 'weekday'
  | 'ingress'
  | 'station'
  | 'nearest'; // written for a neighbouring theme

/** What each reason weighs. The figures only order: a theme's own house outweighs the hour, an event outweighs both. */
const WEIGHTS: Readonly<Record<Reason, number>> = {
  always: 20,
  new: 3,
  house: 12,
  planet: 4,
  exact: 14,
  meeting: 10,
  awake: 3,
  weekday: 22,
  ingress: 26,
  station: 28,
  nearest: -9,
};

interface Weighed {
  readonly witness: Witness;
  readonly reasons: readonly Reason[];
  readonly weight: number;
}

export interface ThemeWitness extends Weighed {
  readonly theme: Theme;
  /** The section of the witness's text. */
  readonly section: string;
}

/** How many versions the library has of a section; 0 for what is not written. */
export type Library = (witness: Witness, section: string) => number;

/**
 * One aspect of the Moon a day and two sections of planets at most carry themes of one sign, of which one of a planet that changes (its weekday is never
 * far): the rest belongs to the Moon's house, which no other sign shares today.
 */
const MOST = { 'moon-house': 9, 'moon-aspect': 1, 'planet-house': 2, changing: 1 } as const;
type Share = keyof typeof MOST;

const sharesOf = (witness: Witness): Share[] =>
  witness.by === 'planet-house' && witness.why !== 'weekday' ? [witness.by, 'changing'] : [witness.by];

/** Monday first; Monday is the Moon's. */
const WEEKDAY_PLANETS = [undefined, 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'sun'] as const;
export const WITHOUT_A_DAY = ['uranus', 'neptune', 'pluto'] as const;

/** Weeks since Monday 3 January 2000. */
export const weekOf = (day: Temporal.PlainDate): number =>
  Math.floor(Temporal.PlainDate.from('2000-01-03').until(day).days / 7);

export function planetOfWeekday(day: Temporal.PlainDate): SlowBody {
  return WEEKDAY_PLANETS[day.dayOfWeek - 1] ?? (WITHOUT_A_DAY[weekOf(day) % 3] as SlowBody);
}

export function themeWitnesses(sky: DaySky, reader: Sign, library: Library): ThemeWitness[] {
  const candidates = THEMES.flatMap((theme) => weighed(sky, reader, theme, library)).sort(
    (one, other) => other.weight - one.weight,
  );
  const chosen = new Map<Theme, ThemeWitness>();
  const uses: Record<Share, number> = { 'moon-house': 0, 'moon-aspect': 0, 'planet-house': 0, changing: 0 };
  for (const candidate of candidates) {
    const shares = sharesOf(candidate.witness);
    if (chosen.has(candidate.theme) || shares.some((share) => uses[share] >= MOST[share])) continue;
    for (const share of shares) uses[share] += 1;
    chosen.set(candidate.theme, candidate);
  }
  return THEMES.flatMap((theme) => chosen.get(theme) ?? []);
}

/** Everything that could speak of a theme, the library allowing. Order of equal weights: that of this list, then of the hours. */
function weighed(sky: DaySky, reader: Sign, theme: Theme, library: Library): ThemeWitness[] {
  const rulers = THEME_RULERS[theme];
  const give = (witness: Witness, section: string, reasons: Reason[]): ThemeWitness[] => {
    if (library(witness, section) === 0) return [];
    const isHouse = rulers.houses.includes(witness.house);
    const all = isHouse ? [...reasons, 'house' as const] : reasons;
    return [{ theme, section, witness, reasons: all, weight: all.reduce((sum, reason) => sum + WEIGHTS[reason], 0) }];
  };
  const speaks = (planet: SlowBody): Reason[] => (rulers.planets.includes(planet) ? ['planet'] : []);
  return [
    ...give({ by: 'moon-house', house: houseFrom(reader, sky.moon.sign) }, theme, [
      'always',
      ...(sky.moon.dayInSign === 0 ? (['new'] as const) : []),
    ]),
    ...sky.moonAspects.flatMap((aspect) => {
      const section = NEAREST_MOON_ASPECT[theme];
      const hour = aspect.at.toZonedDateTimeISO(sky.zone).hour;
      return give({ by: 'moon-aspect', aspect, house: houseFrom(reader, sky.places[aspect.planet].sign) }, section, [
        'exact',
        ...(aspect.nature === 'conjunction' ? (['meeting'] as const) : []),
        ...speaks(aspect.planet),
        ...(hour >= 7 && hour < 23 ? (['awake'] as const) : []),
        ...(section === theme ? [] : (['nearest'] as const)),
      ]);
    }),
    ...speakingPlanets(sky).flatMap(({ planet, why }) =>
      give({ by: 'planet-house', planet, house: houseFrom(reader, sky.places[planet].sign), why }, theme, [
        why,
        ...speaks(planet),
      ]),
    ),
  ];
}

/** The planet of the weekday, and those that change today. */
function speakingPlanets(sky: DaySky): { planet: SlowBody; why: PlanetReason }[] {
  const changing = sky.events.flatMap((event) =>
    (event.what === 'ingress' || event.what === 'station') && event.body !== 'mean_node'
      ? [{ planet: event.body, why: event.what }]
      : [],
  );
  const ofWeekday = planetOfWeekday(sky.day);
  return changing.some(({ planet }) => planet === ofWeekday)
    ? changing
    : [...changing, { planet: ofWeekday, why: 'weekday' }];
}
