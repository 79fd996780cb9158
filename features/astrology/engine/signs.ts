/** The twelve signs and what tradition says of each, once. Positions and rulers come from the sky engine's zodiac. */
import type { Body } from '@solelune/sky';
import {
  type Decan,
  decanRulersOf,
  type Element,
  elementOf,
  type Modality,
  modalityOf,
  modernRulerOf,
  SIGNS,
  type Sign,
  traditionalRulerOf,
} from '@solelune/sky/zodiac';

/** In zodiac order. Payloads use the English keys, addresses the French slugs without accents. */
export const SIGN_KEYS = SIGNS;
export type SignKey = Sign;

export const SIGN_SLUGS = [
  'belier',
  'taureau',
  'gemeaux',
  'cancer',
  'lion',
  'vierge',
  'balance',
  'scorpion',
  'sagittaire',
  'capricorne',
  'verseau',
  'poissons',
] as const;
export type SignSlug = (typeof SIGN_SLUGS)[number];
/** Every sign with every sign, in both orders. */
export const SIGN_PAIRS = SIGN_SLUGS.flatMap((one) => SIGN_SLUGS.map((other) => [one, other] as const));

type Polarity = 'active' | 'receptive';

export interface DayOfYear {
  readonly day: number;
  readonly month: number;
}

export interface SignFacts {
  readonly key: SignKey;
  readonly slug: SignSlug;
  readonly name: string;
  readonly element: Element;
  readonly modality: Modality;
  /** Fire and air are active (the tradition's masculine), earth and water receptive. */
  readonly polarity: Polarity;
  readonly traditional_ruler: Body;
  readonly modern_ruler: Body;
  readonly opposite: SignKey;
  /** The usual French dates, for display: the Sun enters a sign up to two days earlier or later according to the year. */
  readonly dates: { readonly from: DayOfYear; readonly to: DayOfYear };
  /** Ten degrees each; rulers by the two usual systems. */
  readonly decans: readonly { readonly decan: Decan; readonly chaldean_ruler: Body; readonly triplicity_ruler: Body }[];
}

const NAMES_AND_DATES: readonly [name: string, from: [day: number, month: number], to: [day: number, month: number]][] =
  [
    ['Bélier', [21, 3], [20, 4]],
    ['Taureau', [21, 4], [20, 5]],
    ['Gémeaux', [21, 5], [21, 6]],
    ['Cancer', [22, 6], [22, 7]],
    ['Lion', [23, 7], [22, 8]],
    ['Vierge', [23, 8], [22, 9]],
    ['Balance', [23, 9], [22, 10]],
    ['Scorpion', [23, 10], [22, 11]],
    ['Sagittaire', [23, 11], [21, 12]],
    ['Capricorne', [22, 12], [20, 1]],
    ['Verseau', [21, 1], [19, 2]],
    ['Poissons', [20, 2], [20, 3]],
  ];

const dayOf = ([day, month]: [number, number]): DayOfYear => ({ day, month });

export const SIGN_FACTS: readonly SignFacts[] = NAMES_AND_DATES.map(([name, from, to], index) => {
  const key = SIGN_KEYS[index] as SignKey;
  const element = elementOf(key);
  return {
    key,
    slug: SIGN_SLUGS[index] as SignSlug,
    name,
    element,
    modality: modalityOf(key),
    polarity: element === 'fire' || element === 'air' ? 'active' : 'receptive',
    traditional_ruler: traditionalRulerOf(key),
    modern_ruler: modernRulerOf(key),
    opposite: SIGN_KEYS[(index + 6) % 12] as SignKey,
    dates: { from: dayOf(from), to: dayOf(to) },
    decans: ([1, 2, 3] as const).map((decan) => {
      const { chaldean, triplicity } = decanRulersOf(key, decan);
      return { decan, chaldean_ruler: chaldean, triplicity_ruler: triplicity };
    }),
  };
});

export const signIndex = (sign: SignKey): number => SIGN_KEYS.indexOf(sign);
export const signFacts = (sign: SignKey): SignFacts => SIGN_FACTS[signIndex(sign)] as SignFacts;
export const slugOfSign = (sign: SignKey): SignSlug => SIGN_SLUGS[signIndex(sign)] as SignSlug;

/** Reads a sign from an address (French slug) or a payload (English key); undefined for anything else. */
export function readSign(text: string): SignKey | undefined {
  return SIGN_FACTS.find(({ key, slug }) => text === slug || text === key)?.key;
}
