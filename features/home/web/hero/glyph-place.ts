const tenths = (value: number) => Math.round(value * 10) / 10;

/** The transform that centres a glyph of the 24 grid on a point. */
export const glyphAt = ([x, y]: readonly [number, number], size: number): string =>
  `translate(${tenths(x - size / 2)} ${tenths(y - size / 2)}) scale(${Math.round((size / 24) * 1000) / 1000})`;
