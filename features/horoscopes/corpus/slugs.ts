/** The words that the names of the texts are made of: the engine's own keys, so that a text is found without a table. */
import { PLANETS } from '@solelune/sky/bodies';
import { SIGNS } from '@solelune/sky/zodiac';

export const YEARS = ['2025', '2026', '2027'] as const;
export const signs: readonly string[] = SIGNS;
export const houses = Array.from({ length: 12 }, (_, index) => String(index + 1));
export const natures = ['conjunction', 'flowing', 'tense'] as const;
/** The Moon goes by too quickly to be said like the others. */
export const planetsButMoon = PLANETS.filter((planet) => planet !== 'moon');
/** What stays with somebody for days to years, and what goes by in hours or a few days. */
export const lastingTransits = ['mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto', 'node'];
export const passingTransits = ['moon', 'sun', 'mercury', 'venus'];
export const natalPoints = [...PLANETS, 'ascendant', 'midheaven'];

export const crossed = (first: readonly string[], second: readonly string[], joint = '-') =>
  first.flatMap((one) => second.map((other) => `${one}${joint}${other}`));
