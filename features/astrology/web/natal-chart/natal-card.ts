import { SIGN_NOUNS } from '@solelune/french/sky-nouns';
import type { ChartAnswer } from '../../answers/reading.ts';
import { SIGN_KEYS } from '../../engine/index.ts';

/** What the picture of a chart says: three signs and who leads, nobody's name, no date, no place. */
export function natalCard({ bodies, angles }: ChartAnswer, isHourUnknown: boolean) {
  const signOf = (key: 'sun' | 'moon') => bodies.find((body) => body.key === key)?.sign ?? 'aries';
  const rising = SIGN_KEYS[Math.floor(angles.ascendant_deg / 30) % 12] ?? 'aries';
  return {
    eyebrow: 'Thème astral',
    title: 'Un ciel de naissance',
    lines: [
      `Soleil en ${SIGN_NOUNS[signOf('sun')].name}`,
      ...(isHourUnknown
        ? []
        : [`Lune en ${SIGN_NOUNS[signOf('moon')].name}`, `Ascendant en ${SIGN_NOUNS[rising].name}`]),
    ],
    signature: 'Solelune',
  };
}
