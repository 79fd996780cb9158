import type { Point } from '@solelune/ui/geometry';
import { planetGlyphs } from '@solelune/ui/icon';
import { PlacedGlyph } from './placed-glyph.tsx';

/** What passes, or what it touches at birth. */
export type DrawnPoint = keyof typeof planetGlyphs | 'mean_node' | 'ascendant' | 'midheaven';

const LETTERS: Partial<Record<DrawnPoint, string>> = { ascendant: 'AC', midheaven: 'MC' };

/** A planet by its glyph, an angle by its two letters. */
export function NatalGlyph({ of, at, size }: { of: DrawnPoint; at: Point; size: number }) {
  const letters = LETTERS[of];
  if (letters)
    return (
      <text
        x={at[0]}
        y={at[1]}
        dy=".36em"
        textAnchor="middle"
        fill="currentColor"
        fontSize={size * 0.62}
        fontWeight="600"
      >
        {letters}
      </text>
    );
  const glyph = of === 'mean_node' ? planetGlyphs.northNode : planetGlyphs[of as keyof typeof planetGlyphs];
  return <PlacedGlyph of={glyph} at={at} size={size} />;
}
