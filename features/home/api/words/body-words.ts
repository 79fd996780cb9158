import type { BodyKey } from '../../contract.ts';

export const BODY_NAMES: Record<BodyKey, string> = {
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
};

/** The two lights take an article, the planets do not. */
export function withArticle(body: BodyKey): string {
  if (body === 'sun') return 'le Soleil';
  return body === 'moon' ? 'la Lune' : BODY_NAMES[body];
}

export const isFeminine = (body: BodyKey): boolean => body === 'venus' || body === 'moon';
