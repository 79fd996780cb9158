/** The nine themes of a birth today: a text by its own houses, and the passages that speak of it. The two intimate ones are composed for who opened them. */
import type { Corpus } from '@solelune/corpus';
import { joined } from '@solelune/french/lists';
import { the } from '@solelune/french/nouns';
import { capitalised } from '@solelune/french/sentence';
import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { PLANETS, type Planet } from '@solelune/sky';
import { loadEphemeris } from '@solelune/sky/node';
import type { PersonalTheme } from '../answers/personal.ts';
import { dayLibrary } from '../composition/day-library.ts';
import type { PieceKind } from '../engine/day-plan.ts';
import { type PassageReason, passagesByTheme } from '../engine/personal-themes.ts';
import { type PlanetPlace, planetPlaces } from '../engine/places.ts';
import { isSensitive, THEME_RULERS, THEMES, type Theme } from '../engine/themes.ts';
import { inSign } from '../words/events.ts';
import { houseAndTheme } from '../words/places.ts';
import { THEME_NAMES } from '../words/themes.ts';
import type { NatalSky } from './natal-sky.ts';
import type { PersonalMonth, ToldPassage } from './personal-passages.ts';

/** What everybody may see: the intimate themes keep closed. */
export const openThemes = (corpus: Corpus, sky: NatalSky, month: PersonalMonth): PersonalTheme[] =>
  THEMES.map((theme) => (isSensitive(theme) ? closedTheme(theme) : themeOf(corpus, sky, month, theme)));

/** Nothing of it is said. */
export const closedTheme = (theme: Theme): PersonalTheme => ({
  theme,
  name: THEME_NAMES[theme],
  is_closed: true,
  from_words: null,
  html: null,
  passages: [],
});

export function themeOf(corpus: Corpus, sky: NatalSky, month: PersonalMonth, theme: Theme): PersonalTheme {
  const weighed = month.told.map((told) => ({ ...told.transit, house: told.house, when: told.answer.when, told }));
  const spoken = passagesByTheme(weighed).find((one) => one.theme === theme)?.passages ?? [];
  return {
    theme,
    name: THEME_NAMES[theme],
    is_closed: false,
    ...textOf(corpus, sky, month.today, theme),
    passages: spoken.map(({ passage, reasons }) => ({
      key: passage.told.answer.key,
      title: passage.told.answer.title,
      when_words: whenWords(passage.told),
      why_words: whyWords(theme, passage.told, reasons),
    })),
  };
}

/**
 * What today's sky says of the theme in the reader's own houses: a planet of the theme, or in a house of the theme, whose text speaks of it; else the Moon, who
 * has a text for each theme in each house. Nothing without an hour.
 */
function textOf(corpus: Corpus, sky: NatalSky, today: Temporal.ZonedDateTime, theme: Theme) {
  const library = dayLibrary(corpus);
  const places = planetPlaces(loadEphemeris(), today.add({ hours: 12 }).toInstant());
  const { houses, planets } = THEME_RULERS[theme];
  const found = PLANETS.flatMap((planet) => {
    const house = sky.houseOf(places[planet].lonDeg);
    if (house === null) return [];
    const [kind, slug]: [PieceKind, string] =
      planet === 'moon' ? ['moon-house', String(house)] : ['planet-house', `${planet}-${house}`];
    const versions = library.shelf(kind, slug, theme);
    const weight =
      (houses.includes(house) ? 4 : 0) + ((planets as readonly string[]).includes(planet) ? 3 : 0) + FASTNESS[planet];
    return versions > 0 ? [{ planet, house, kind, slug, versions, weight }] : [];
  }).sort((one, other) => other.weight - one.weight)[0];
  if (!found) return { from_words: null, html: null };
  const { planet, house, kind, slug, versions } = found;
  return {
    from_words: `${placeWords(planet, places[planet])}\u00A0: votre ${houseAndTheme(house)}`,
    // Another day tells it in another version.
    html: library.read({ kind, slug, section: theme, version: (today.dayOfYear + house) % versions }),
  };
}

/** What moves is news: at equal right, the faster speaks. */
const FASTNESS: Readonly<Record<Planet, number>> = {
  moon: 2.5,
  mercury: 2,
  venus: 2,
  sun: 1.5,
  mars: 1.5,
  jupiter: 1,
  saturn: 0.5,
  uranus: 0.2,
  neptune: 0.1,
  pluto: 0,
};

const placeWords = (planet: Planet, { sign, retrograde }: PlanetPlace) =>
  `${capitalised(the(POINT_NOUNS[planet]))} ${inSign(sign)}${retrograde ? ', rétrograde' : ''}`;

function whenWords({ answer }: ToldPassage): string {
  const [first] = answer.exact_words;
  if (answer.exact_words.length > 1)
    return `exact ${answer.exact_words.length} fois, d’abord le ${/* begins with a figure */ first}`;
  return first
    ? `exact le ${/* begins with a figure */ first}`
    : `au plus près le ${/* begins with a figure */ answer.closest_words}`;
}

function whyWords(theme: Theme, { transit, answer }: ToldPassage, reasons: readonly PassageReason[]): string {
  const name = (point: keyof typeof POINT_NOUNS) => the(POINT_NOUNS[point]);
  const parts = reasons.flatMap((reason) => {
    if (reason === 'house' || reason === 'second-house')
      return [`le point touché se trouve dans votre ${answer.house_words}`];
    if (reason === 'body') return [`${name(transit.body as keyof typeof POINT_NOUNS)} parle de ce thème`];
    if (reason === 'point' && !reasons.includes('body'))
      return [`${name(transit.point)} de naissance parle de ce thème`];
    return [];
  });
  return capitalised(joined(parts.length > 0 ? parts : [THEME_NAMES[theme]], 'et'));
}
