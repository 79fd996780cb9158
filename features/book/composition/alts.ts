/** What the drawings of a book show, said to whoever does not see them. */
import { type SignKey, type Subject, signFacts } from '@solelune/astrology/engine';
import { degreeText } from '@solelune/astrology/words/chart';
import { POINT_WORDS } from '@solelune/astrology/words/points';
import { MONTH_NAMES } from '@solelune/civil-time/words';
import { joined } from '@solelune/french/lists';
import type { Chart, Placement } from '@solelune/sky';
import type { RibbonRow } from './pieces.ts';

export const BIRTH_WHEEL_ALT = 'La roue de votre ciel de naissance, avec ses aspects.';

export const signAlt = (sign: SignKey): string => `Le symbole du signe ${signFacts(sign).name}.`;

export const rulerAlt = (subject: Subject, { lonDeg, sign }: Pick<Placement, 'lonDeg' | 'sign'>): string =>
  `Les trente degrés du signe ${signFacts(sign).name} ; ${POINT_WORDS[subject].name} y est à ${degreeText(lonDeg % 30)}.`;

export function returnAlt(year: number, { placements, angles }: Chart): string {
  const moon = placements.find(({ body }) => body === 'moon');
  const under = moon ? `, Lune en ${signFacts(moon.sign).name}` : '';
  return `La roue du ciel quand le Soleil revient à sa place, en ${year} : ascendant ${signFacts(angles.ascendant.sign).name}${under}.`;
}

/** `days` as a heading prints them. */
export const curveAlt = (days: string): string =>
  `La courbe du passage, qui s’approche du degré exact et s’en éloigne ; elle le touche : ${days}.`;

/** Months of the year in which each passage is exact. */
export function ribbonAlt(rows: readonly RibbonRow[]): string {
  const told = rows.map(({ label, stars }) => {
    const months = [...new Set(stars.map((at) => Math.min(12, Math.floor(at * 12) + 1)))].map(
      (month) => MONTH_NAMES[month - 1] as string,
    );
    return months.length > 0 ? `${label}, exact en ${joined(months, 'et')}` : label;
  });
  return `L’année de janvier à décembre, un ruban par passage : ${told.join(' ; ')}.`;
}
