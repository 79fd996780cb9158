import type { Point } from '@solelune/ui/geometry';
import { zodiacGlyphs } from '@solelune/ui/icon';
import { SIGN_KEYS, type SignKey } from '../../engine/signs.ts';
import { LEAF, PALE } from './enamel.ts';
import { marksPath } from './marks.ts';
import { PlacedGlyph } from './placed-glyph.tsx';
import { type placer, ringPart } from './round.ts';

export const ZODIAC = { outer: 262, inner: 214, glyphs: 238 };

interface ZodiacRingProps {
  at: ReturnType<typeof placer>;
  /** The signs that stand out. */
  lit: readonly SignKey[];
  /** Whether the lower half is under the horizon. */
  isDimBelow?: boolean;
}

/** The twelve signs around a sky. */
export function ZodiacRing({ at, lit, isDimBelow }: ZodiacRingProps) {
  return (
    <>
      <g fill="none" stroke={LEAF}>
        <circle r={ZODIAC.outer} strokeWidth="1" opacity=".85" />
        <circle r={ZODIAC.inner} strokeWidth="1" opacity=".85" />
        <path d={marksPath(72, 286, 281, 6, 276)} strokeWidth=".9" opacity=".7" />
        <path
          d={SIGN_KEYS.map(
            (_, i) => `M${at(i * 30, ZODIAC.outer).join(' ')}L${at(i * 30, ZODIAC.inner).join(' ')}`,
          ).join('')}
          strokeWidth=".9"
          opacity=".8"
        />
      </g>
      {SIGN_KEYS.map((sign, index) => {
        const place = at(index * 30 + 15, ZODIAC.glyphs);
        const isLit = lit.includes(sign);
        return (
          <g key={sign} color={isLit ? '#5d3d0b' : isDimBelow && place[1] > 4 ? '#a89ed0' : PALE}>
            {isLit && <path d={ringPart(at, index * 30, index * 30 + 30, ZODIAC.outer, ZODIAC.inner)} fill="#f6e3b3" />}
            <PlacedGlyph of={zodiacGlyphs[sign]} at={place} size={30} stroke={isLit ? 2.6 : 1.7} />
          </g>
        );
      })}
    </>
  );
}

export function SunDisc({ at: [x, y], isDim }: { at: Point; isDim?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`} opacity={isDim ? 0.55 : 1}>
      <path d={marksPath(24, 44, 34, 2, 29)} stroke={PALE} strokeWidth="1.4" />
      <circle r="25" fill="#f6d98d" stroke="#b27f2c" strokeWidth="1.4" />
      <circle r="4" fill="#7a5413" />
      <circle r="13" fill="none" stroke="#7a5413" strokeWidth="1.6" />
    </g>
  );
}
