import { figures } from './figures.ts';

/** Numbers in letters, to a hundred, and ranks. */
const UNITS =
  'zéro,un,deux,trois,quatre,cinq,six,sept,huit,neuf,dix,onze,douze,treize,quatorze,quinze,seize,dix-sept,dix-huit,dix-neuf'.split(
    ',',
  );
const TENS = [
  '',
  '',
  'vingt',
  'trente',
  'quarante',
  'cinquante',
  'soixante',
  'soixante',
  'quatre-vingt',
  'quatre-vingt',
];

type Gender = 'f' | 'm';

/** « trois », « vingt et une », « soixante et onze », « quatre-vingts »; in figures what is no whole number from 0 to 100. */
export function numberName(value: number, gender: Gender = 'm'): string {
  const name = inLetters(value);
  return gender === 'f' && /(?:^|[ -])un$/u.test(name) ? `${name}e` : name;
}

function inLetters(value: number): string {
  if (value === 100) return 'cent';
  if (!Number.isInteger(value) || value < 0 || value > 100) return figures(value);
  if (value < 20) return UNITS[value] as string;
  const ten = TENS[Math.floor(value / 10)] as string;
  const rest = value % (value < 60 ? 10 : 20);
  if (rest === 0) return value === 80 ? `${ten}s` : ten;
  const links = value < 80 && rest % 10 === 1 ? ' et ' : '-';
  return `${ten}${links}${UNITS[rest]}`;
}

/** « premier », « première », « vingt et unième », « soixante-douzième », « quatre-vingtième » */
export function ordinalName(value: number, gender: Gender = 'm'): string {
  if (value === 1) return gender === 'f' ? 'première' : 'premier';
  const name = inLetters(value);
  if (name.endsWith('neuf')) return `${name.slice(0, -1)}vième`;
  if (name.endsWith('cinq')) return `${name}uième`;
  return `${name.replace(/e$|(?<=vingt)s$/u, '')}ième`;
}

/** What is set above the line: « 1er », « 1re », « 2e » */
export const rankEnding = (value: number, gender: Gender = 'm'): string => {
  if (value !== 1) return 'e';
  return gender === 'f' ? 're' : 'er';
};

export const rank = (value: number, gender: Gender = 'm'): string => `${value}${rankEnding(value, gender)}`;
