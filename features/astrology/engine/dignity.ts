/** Where tradition gives a planet honour or makes it a stranger: rulership (modern and traditional) and exaltation, and the signs facing them. */
import type { Body } from '@solelune/sky';
import { modernRulerOf, SIGNS, type Sign, traditionalRulerOf } from '@solelune/sky/zodiac';

export type Dignity = 'domicile' | 'exaltation' | 'exile' | 'fall';

const EXALTATIONS: Partial<Record<Body, Sign>> = {
  sun: 'aries',
  moon: 'taurus',
  mercury: 'virgo',
  venus: 'pisces',
  mars: 'capricorn',
  jupiter: 'cancer',
  saturn: 'libra',
};

const opposite = (sign: Sign): Sign => SIGNS[(SIGNS.indexOf(sign) + 6) % 12] as Sign;
const rules = (body: Body, sign: Sign) => modernRulerOf(sign) === body || traditionalRulerOf(sign) === body;

/** Mercury in Virgo is at home before it is exalted. */
export function dignityOf(body: Body, sign: Sign): Dignity | undefined {
  if (rules(body, sign)) return 'domicile';
  if (EXALTATIONS[body] === sign) return 'exaltation';
  if (rules(body, opposite(sign))) return 'exile';
  return EXALTATIONS[body] === opposite(sign) ? 'fall' : undefined;
}
