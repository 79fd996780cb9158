import type { CountedLetter, LetterCount, LifePathReading, UniversalNumber } from '../../engine/index.ts';
import { THEME_WORDS } from '../themes.ts';

/** One thing that is counted: a letter, a digit or a rated theme. */
interface Tile {
  /** What was given: "É", "7". */
  readonly sign: string;
  /** What it is worth. */
  readonly value: number;
  readonly counted: boolean;
  readonly runningSum: number;
  /** Letters turn into a value; a digit is its own. */
  readonly turns: boolean;
  /** What a rating is multiplied by. */
  readonly place?: number;
}

export interface TileGroup {
  readonly label: string;
  readonly tiles: readonly Tile[];
}

/** The letter as it was written, unless it counts for two ("œ" is an O and an E). */
function signOf({ written, letter }: CountedLetter): string {
  const capital = written.toLocaleUpperCase('fr');
  return capital.normalize('NFD').startsWith(letter) ? capital : letter;
}

export function tilesOfName({ words }: LetterCount): TileGroup[] {
  return words.map(({ written, letters }) => ({
    label: written,
    tiles: letters.map((letter) => ({ ...letter, sign: signOf(letter), turns: true })),
  }));
}

const PARTS = [
  { label: 'jour', from: 0, to: 2 },
  { label: 'mois', from: 2, to: 4 },
  { label: 'année', from: 4, to: 8 },
];

/** The eight digits of the method that adds them all. */
export function tilesOfBirth({ addends, runningSums }: LifePathReading): TileGroup[] {
  const tiles = addends.map((value, index) => ({
    sign: String(value),
    value,
    counted: value > 0,
    runningSum: runningSums[index] ?? 0,
    turns: false,
  }));
  return PARTS.map(({ label, from, to }) => ({ label, tiles: tiles.slice(from, to) }));
}

export function tilesOfThemes({ themes }: UniversalNumber): TileGroup[] {
  return themes.map(({ theme, rating, place, product, runningSum }) => ({
    label: THEME_WORDS[theme].name,
    tiles: [{ sign: String(rating), value: product, counted: product > 0, runningSum, turns: true, place }],
  }));
}
