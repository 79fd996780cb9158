// The signs and what is read from a longitude: sign, decan, degree, minute.
import { normalizeDeg } from './angles.ts';
import type { Body } from './bodies.ts';

export const SIGNS = [
  'aries',
  'taurus',
  'gemini',
  'cancer',
  'leo',
  'virgo',
  'libra',
  'scorpio',
  'sagittarius',
  'capricorn',
  'aquarius',
  'pisces',
] as const;
export type Sign = (typeof SIGNS)[number];

export const ELEMENTS = ['fire', 'earth', 'air', 'water'] as const;
export type Element = (typeof ELEMENTS)[number];

export const MODALITIES = ['cardinal', 'fixed', 'mutable'] as const;
export type Modality = (typeof MODALITIES)[number];

/** Rulers of the twelve signs: the seven visible bodies, and with the three of the telescope. */
const TRADITIONAL_RULERS: readonly Body[] = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
];
const MODERN_RULERS: Partial<Record<Sign, Body>> = { scorpio: 'pluto', aquarius: 'uranus', pisces: 'neptune' };
/** The order that gives each of the 36 decans its ruler, from Mars for the first of Aries. */
const CHALDEAN_ORDER: readonly Body[] = ['mars', 'sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter'];

export function elementOf(sign: Sign): Element {
  return ELEMENTS[SIGNS.indexOf(sign) % 4] as Element;
}

export function modalityOf(sign: Sign): Modality {
  return MODALITIES[SIGNS.indexOf(sign) % 3] as Modality;
}

export function traditionalRulerOf(sign: Sign): Body {
  return TRADITIONAL_RULERS[SIGNS.indexOf(sign)] as Body;
}

export function modernRulerOf(sign: Sign): Body {
  return MODERN_RULERS[sign] ?? traditionalRulerOf(sign);
}

export type Decan = 1 | 2 | 3;

/** Decan rulers by the two usual systems. */
export function decanRulersOf(sign: Sign, decan: Decan): { chaldean: Body; triplicity: Body } {
  const index = SIGNS.indexOf(sign);
  return {
    chaldean: CHALDEAN_ORDER[(index * 3 + decan - 1) % 7] as Body,
    triplicity: TRADITIONAL_RULERS[(index + 4 * (decan - 1)) % 12] as Body,
  };
}

export interface ZodiacPosition {
  sign: Sign;
  decan: Decan;
  /** Whole degrees, minutes and seconds inside the sign, cut and never rounded up: 29°59′59″ is still in its sign. */
  degree: number;
  minute: number;
  second: number;
  /** `12°07′` */
  text: string;
}

export function zodiacPosition(lonDeg: number): ZodiacPosition {
  // A millionth of an arcsecond absorbs the rounding of exact minutes without ever reaching the next sign.
  const inCircle = normalizeDeg(lonDeg);
  const index = Math.floor(inCircle / 30);
  const arcsec = Math.min(Math.floor((inCircle - index * 30) * 3600 + 1e-6), 30 * 3600 - 1);
  const degree = Math.floor(arcsec / 3600);
  const minute = Math.floor((arcsec % 3600) / 60);
  return {
    sign: SIGNS[index] as Sign,
    decan: (Math.floor(degree / 10) + 1) as Decan,
    degree,
    minute,
    second: arcsec % 60,
    text: `${degree}°${String(minute).padStart(2, '0')}′`,
  };
}

export function signOf(lonDeg: number): Sign {
  return SIGNS[Math.floor(normalizeDeg(lonDeg) / 30)] as Sign;
}
