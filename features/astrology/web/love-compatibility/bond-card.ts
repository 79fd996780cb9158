import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { ASPECT_NAMES, degreeText } from '../../words/chart.ts';
import type { BondAnswer } from './bond-wheel.ts';

/** What the picture of a bond says: signs and the strongest aspect, nobody's name. */
export function cardOf({ skies: { you, other }, aspects: [strongest] }: BondAnswer) {
  return {
    eyebrow: 'Compatibilité amoureuse',
    title: 'Deux ciels face à face',
    lines: [
      `Soleils : ${you.sun_sign.name} et ${other.sun_sign.name}`,
      `Lunes : ${you.moon_sign.name} et ${other.moon_sign.name}`,
      ...(strongest
        ? [
            `${POINT_NOUNS[strongest.from].name}, ${ASPECT_NAMES[strongest.kind]}, ${POINT_NOUNS[strongest.to].name} (${degreeText(strongest.orb_deg)})`,
          ]
        : []),
    ],
    signature: 'Solelune',
  };
}
