import type { SignFacts } from '../../engine/signs.ts';
import { ENAMELS } from './enamel.ts';
import { circleFromFoot } from './marks.ts';

interface GildedEnamelProps {
  /** Of the drawing that it is for: `{id}e` is the enamel, `{id}r` the gilded rim, `{id}p` the circle that words follow. */
  id: string;
  element: SignFacts['element'];
  wordsRadius: number;
}

/** What a round plate of a sign is painted with. */
export function GildedEnamel({ id, element, wordsRadius }: GildedEnamelProps) {
  const enamel = ENAMELS[element];
  return (
    <defs>
      <radialGradient id={`${id}e`} cx=".42" cy=".36" r=".72">
        <stop stopColor={enamel.light} />
        <stop offset=".5" stopColor={enamel.middle} />
        <stop offset="1" stopColor={enamel.deep} />
      </radialGradient>
      <linearGradient id={`${id}r`} x1="0" y1="0" x2="1" y2="1">
        <stop stopColor="#fbeabf" />
        <stop offset=".5" stopColor="#b27f2c" />
        <stop offset="1" stopColor="#f0d79b" />
      </linearGradient>
      <path id={`${id}p`} d={circleFromFoot(wordsRadius)} />
    </defs>
  );
}
