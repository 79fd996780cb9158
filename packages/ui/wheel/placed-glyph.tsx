import type { Point } from '../geometry/index.ts';
import type { Glyph } from '../icon/index.ts';
import { hundredth } from './circle.ts';

interface PlacedGlyphProps {
  of: Glyph;
  at: Point;
  /** Side, in units of the drawing. */
  size: number;
  /** Width of its strokes, in units of its own grid. */
  stroke?: number;
  className?: string;
}

/** A glyph inside a larger drawing; it takes the colour of the text. */
export function PlacedGlyph({ of, at, size, stroke = 1.7, className }: PlacedGlyphProps) {
  const scale = Math.round((size / of.box) * 1000) / 1000;
  return (
    <g
      className={className}
      transform={`translate(${hundredth(at[0] - size / 2)} ${hundredth(at[1] - size / 2)}) scale(${scale})`}
      // As in Icon: a wheel has fifty of them, and their paths are ours.
      dangerouslySetInnerHTML={{
        __html:
          (of.d ? `<path class="wheel__stroke" d="${of.d}" stroke-width="${stroke}"></path>` : '') +
          (of.fill ? `<path class="wheel__fill" d="${of.fill}"></path>` : ''),
      }}
    />
  );
}
