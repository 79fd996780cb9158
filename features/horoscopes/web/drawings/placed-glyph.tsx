import type { Point } from '@solelune/ui/geometry';
import type { Glyph } from '@solelune/ui/icon';

const round = (value: number) => Math.round(value * 1000) / 1000;

/** A glyph of the house centred at a point of a larger drawing, in the colour of the text. */
export function PlacedGlyph({ of, at, size, stroke = 1.5 }: { of: Glyph; at: Point; size: number; stroke?: number }) {
  const scale = size / of.box;
  return (
    <g
      transform={`translate(${round(at[0] - size / 2)} ${round(at[1] - size / 2)}) scale(${round(scale)})`}
      fill="none"
      stroke="currentColor"
      strokeWidth={round(stroke / scale)}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {of.d && <path d={of.d} />}
      {of.fill && <path d={of.fill} fill="currentColor" stroke="none" />}
    </g>
  );
}
