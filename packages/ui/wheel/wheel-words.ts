import { HOUSE_NUMERALS } from '@solelune/french/houses';
import { SIGN_NOUNS } from '@solelune/french/sky-nouns';
import type { Planet, ZodiacSign } from '../icon/index.ts';
import { zodiacGlyphs } from '../icon/index.ts';
import { turnDeg } from './circle.ts';
import type { WheelAspectKind, WheelBody, WheelPoint } from './wheel-chart.ts';

export const SIGNS = Object.keys(zodiacGlyphs) as ZodiacSign[];
export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;

const POINT_NAMES: Record<WheelPoint, string> = {
  sun: 'Soleil',
  moon: 'Lune',
  mercury: 'Mercure',
  venus: 'Vénus',
  mars: 'Mars',
  jupiter: 'Jupiter',
  saturn: 'Saturne',
  uranus: 'Uranus',
  neptune: 'Neptune',
  pluto: 'Pluton',
  northNode: 'Nœud nord',
  southNode: 'Nœud sud',
  lilith: 'Lune noire',
  chiron: 'Chiron',
  ascendant: 'Ascendant',
  midheaven: 'Milieu du Ciel',
} satisfies Record<Planet | 'ascendant' | 'midheaven', string>;

export const ASPECT_NAMES: Record<WheelAspectKind, string> = {
  conjunction: 'Conjonction',
  sextile: 'Sextile',
  square: 'Carré',
  trine: 'Trigone',
  opposition: 'Opposition',
  quincunx: 'Quinconce',
  semisextile: 'Semi-sextile',
  semisquare: 'Semi-carré',
  sesquiquadrate: 'Sesqui-carré',
};

export type AspectNature = 'harmony' | 'tension' | 'conjunction' | 'minor';

export const ASPECT_NATURES: Record<WheelAspectKind, AspectNature> = {
  conjunction: 'conjunction',
  sextile: 'harmony',
  trine: 'harmony',
  square: 'tension',
  opposition: 'tension',
  quincunx: 'minor',
  semisextile: 'minor',
  semisquare: 'minor',
  sesquiquadrate: 'minor',
};

export function pointName(point: WheelPoint): string {
  return POINT_NAMES[point];
}

/** 0 for Aries to 11 for Pisces. */
function signIndex(longitudeDeg: number): number {
  return Math.floor(turnDeg(longitudeDeg) / 30);
}

export function signName(longitudeDeg: number): string {
  return SIGN_NOUNS[SIGNS[signIndex(longitudeDeg)] as ZodiacSign].name;
}

/** Degrees and minutes reached, never rounded up: 29°59.9′ is not yet the next sign. */
function degreesAndMinutes(angleDeg: number): { degrees: number; minutes: string } {
  // A hair more, lest 5.35 × 60 fall just under 321.
  const minutes = Math.floor(angleDeg * 60 + 1e-7);
  return { degrees: Math.floor(minutes / 60), minutes: String(minutes % 60).padStart(2, '0') };
}

export function degreeInSign(longitudeDeg: number): { degrees: number; minutes: string } {
  return degreesAndMinutes(turnDeg(longitudeDeg) % 30);
}

export function orbWords(orbDeg: number): string {
  const { degrees, minutes } = degreesAndMinutes(Math.abs(orbDeg));
  return `${degrees}°${minutes}′`;
}

function /* begins with a figure */ degreeWords(longitudeDeg: number): string {
  const { degrees, minutes } = degreeInSign(longitudeDeg);
  return `${degrees}°\u00A0${minutes}′ ${signName(longitudeDeg)}`;
}

/** "12° 34′ Gémeaux", "de 20° 10′ Capricorne à 2° 14′ Verseau" */
function placeWords({ longitudeDeg, overDeg }: WheelBody): string {
  return overDeg ? `de ${degreeWords(overDeg[0])} à ${degreeWords(overDeg[1])}` : degreeWords(longitudeDeg);
}

/** "Vénus, 12° 34′ Gémeaux, maison VII, rétrograde". */
export function bodyWords(body: WheelBody, ringWords?: string): string {
  return [
    ringWords ? `${pointName(body.key)} ${ringWords}` : pointName(body.key),
    placeWords(body),
    body.house && `maison ${HOUSE_NUMERALS[body.house - 1]}`,
    body.retrograde && 'rétrograde',
  ]
    .filter(Boolean)
    .join(', ');
}
