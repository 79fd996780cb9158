import { type SignKey, signIndex } from '../../engine/signs.ts';

const DAY = { words: 'En pleine journée', note: 'le Soleil est haut' } as const;
const NIGHT = { words: 'En pleine nuit', note: 'le Soleil est loin sous l’horizon' } as const;

/**
 * At sunrise the Sun's own sign rises, and the others follow: so an ascendant tells the part of the day. No more than that, because signs
 * do not all take the same time to rise, and a winter's day is short.
 */
const MOMENTS = [
  { words: 'Autour du lever', note: 'le Soleil touche l’horizon' },
  { words: 'Le matin', note: 'le Soleil vient de se lever' },
  DAY,
  DAY,
  DAY,
  { words: 'L’après-midi', note: 'le Soleil redescend' },
  { words: 'Autour du coucher', note: 'le Soleil touche l’horizon' },
  { words: 'Le soir', note: 'le Soleil s’est couché' },
  NIGHT,
  NIGHT,
  NIGHT,
  { words: 'En fin de nuit', note: 'le Soleil va se lever' },
] as const;

/** When people with this sign and this ascendant are usually born. */
export const momentOfDay = (sign: SignKey, ascendant: SignKey) =>
  MOMENTS[(signIndex(ascendant) - signIndex(sign) + 12) % 12] as (typeof MOMENTS)[number];
