import { letterValue } from './letters.ts';
import type { Name } from './name.ts';
import type { NameNumber } from './name-numbers.ts';
import { affectiveLife, expression } from './name-numbers.ts';
import type { Reduction, RootNumber } from './reduction.ts';
import { reduce } from './reduction.ts';
import { pairSlug } from './results.ts';

/**
 * Two first names. The pair's number is the French sum method: both numbers added, reduced 1 to 9. The score is a
 * weighted mean of up to four comparisons, each given back with its share so that the page can justify it:
 * - `expression`: distance between the two expression numbers, in the steps French calculators use;
 * - `affective`: the same between the vowels' numbers, left out when a name has no vowel;
 * - `family`: the triads 1-5-7, 2-4-8, 3-6-9 of the tradition, whose numbers are said to agree;
 * - `letters`: letter values the two names have in common, over all the values they use.
 * The weights and the half mark for different families are ours.
 */
export interface CompatibilityReason {
  readonly key: 'expression' | 'affective' | 'family' | 'letters';
  /** 0 to 100. */
  readonly percent: number;
  readonly weight: number;
  /** What was compared: two numbers, or the shared and the used letter values. */
  readonly compared: readonly [number, number];
}

export interface Compatibility {
  readonly names: readonly [NameNumber, NameNumber];
  readonly reduction: Reduction;
  readonly number: RootNumber;
  /** The text's slug. */
  readonly pair: string;
  /** 0 to 100. */
  readonly score: number;
  readonly reasons: readonly CompatibilityReason[];
}

const WEIGHTS = { expression: 40, affective: 30, family: 20, letters: 10 } as const;
const TRIADS: readonly (readonly number[])[] = [
  [1, 5, 7],
  [2, 4, 8],
  [3, 6, 9],
];
const OTHER_FAMILY_PERCENT = 50;

/** 100 for the same number, 85 one or two apart, then 70, 55 and 40 from seven apart. */
function distancePercent(one: number, other: number): number {
  return 100 - 15 * Math.ceil(Math.abs(one - other) / 2);
}

function familyPercent(one: number, other: number): number {
  return TRIADS.some((triad) => triad.includes(one) && triad.includes(other)) ? 100 : OTHER_FAMILY_PERCENT;
}

function valuesIn(name: Name): Set<number> {
  return new Set(name.words.flatMap(({ letters }) => letters.map(({ letter }) => letterValue(letter))));
}

const numberOf = ({ chosen }: NameNumber): RootNumber => chosen.count.reduction.number;

export function compatibility(first: Name, second: Name): Compatibility {
  const names = [expression(first), expression(second)] as const;
  const [one, other] = [numberOf(names[0]), numberOf(names[1])];
  const reasons = [
    reason('expression', distancePercent(one, other), [one, other]),
    ...affectiveReason(first, second),
    reason('family', familyPercent(one, other), [one, other]),
    lettersReason(first, second),
  ];
  const reduction = reduce(one + other);
  return {
    names,
    reduction,
    number: reduction.number,
    pair: pairSlug(one, other),
    score: weightedMean(reasons),
    reasons,
  };
}

function reason(
  key: CompatibilityReason['key'],
  percent: number,
  compared: CompatibilityReason['compared'],
): CompatibilityReason {
  return { key, percent, weight: WEIGHTS[key], compared };
}

function affectiveReason(first: Name, second: Name): CompatibilityReason[] {
  const [one, other] = [affectiveLife(first), affectiveLife(second)];
  if (!one.ok || !other.ok) return [];
  const compared = [numberOf(one.value), numberOf(other.value)] as const;
  return [reason('affective', distancePercent(...compared), compared)];
}

function lettersReason(first: Name, second: Name): CompatibilityReason {
  const [one, other] = [valuesIn(first), valuesIn(second)];
  const shared = [...one].filter((value) => other.has(value)).length;
  const used = one.size + other.size - shared;
  return reason('letters', Math.round((100 * shared) / used), [shared, used]);
}

function weightedMean(reasons: readonly CompatibilityReason[]): number {
  const weight = reasons.reduce((total, each) => total + each.weight, 0);
  return Math.round(reasons.reduce((total, each) => total + each.percent * each.weight, 0) / weight);
}
