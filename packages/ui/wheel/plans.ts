/** Radii and sizes of one ring of bodies, in units of the drawing, from the outside in. */
export interface RingPlan {
  /** Where the true degree is marked, and where its mark ends. */
  readonly scale: number;
  readonly ticks: number;
  /** Centre and side of the glyphs. */
  readonly glyphs: number;
  readonly glyphSize: number;
  readonly degreeSize: number;
  /** Size of the minutes; without it only whole degrees are written. */
  readonly minuteSize?: number;
  readonly retrogradeSize: number;
  /** Least angle between a glyph and a cusp, where the house has room. */
  readonly wallGapDeg: number;
}

/** The measures of one drawing: the same wheel is drawn roomy and, for narrow places, tight, with larger letters. */
export interface WheelPlan {
  readonly name: 'roomy' | 'tight';
  /** Side of the square view. */
  readonly side: number;
  readonly rim: number;
  readonly rimGap: number;
  readonly zodiac: number;
  readonly signs: number;
  readonly signSize: number;
  /** Numbers 10 and 20 in each sign. */
  readonly tenths?: number;
  readonly rings: readonly [outer: RingPlan, inner?: RingPlan];
  readonly houses: number;
  readonly numerals: number;
  readonly numeralSize: number;
  readonly centre: number;
  readonly pill: { readonly width: number; readonly height: number; readonly size: number; readonly degrees: boolean };
  readonly markSize: number;
  /** Multiplies the widths of lines. */
  readonly weight: number;
}

const roomyBase = {
  name: 'roomy',
  side: 720,
  rim: 350,
  rimGap: 5,
  zodiac: 338,
  pill: { width: 74, height: 25, size: 13, degrees: true },
  weight: 1,
} as const;

const tightBase = {
  name: 'tight',
  side: 400,
  rim: 194,
  rimGap: 2.5,
  zodiac: 188,
  pill: { width: 32, height: 17, size: 10.5, degrees: false },
  weight: 0.8,
} as const;

const roomy: WheelPlan = {
  ...roomyBase,
  signs: 313,
  signSize: 30,
  tenths: 9,
  rings: [
    {
      scale: 288,
      ticks: 276,
      glyphs: 246,
      glyphSize: 29,
      degreeSize: 16,
      minuteSize: 12,
      retrogradeSize: 10.5,
      wallGapDeg: 4.6,
    },
  ],
  houses: 189,
  numerals: 176.5,
  numeralSize: 15,
  centre: 164,
  markSize: 13,
};

const roomyTwo: WheelPlan = {
  ...roomyBase,
  signs: 318,
  signSize: 26,
  rings: [
    {
      scale: 298,
      ticks: 290,
      glyphs: 267,
      glyphSize: 23,
      degreeSize: 13,
      minuteSize: 10,
      retrogradeSize: 8,
      wallGapDeg: 4,
    },
    {
      scale: 220,
      ticks: 214.5,
      glyphs: 192,
      glyphSize: 23,
      degreeSize: 13,
      minuteSize: 10,
      retrogradeSize: 8,
      wallGapDeg: 5,
    },
  ],
  houses: 145,
  numerals: 135,
  numeralSize: 13,
  centre: 125,
  markSize: 11.5,
};

const tight: WheelPlan = {
  ...tightBase,
  signs: 172.5,
  signSize: 17,
  rings: [
    {
      scale: 157,
      ticks: 150.5,
      glyphs: 130,
      glyphSize: 20,
      degreeSize: 12,
      minuteSize: 9.6,
      retrogradeSize: 8,
      wallGapDeg: 6,
    },
  ],
  houses: 87,
  numerals: 80,
  numeralSize: 11.5,
  centre: 73,
  markSize: 8.5,
};

const tightTwo: WheelPlan = {
  ...tightBase,
  signs: 176,
  signSize: 15,
  rings: [
    { scale: 164, ticks: 159.5, glyphs: 145, glyphSize: 16, degreeSize: 10.5, retrogradeSize: 7, wallGapDeg: 5 },
    { scale: 109, ticks: 105.5, glyphs: 93, glyphSize: 15, degreeSize: 10, retrogradeSize: 6.5, wallGapDeg: 7 },
  ],
  houses: 60,
  numerals: 54,
  numeralSize: 9.5,
  centre: 48,
  markSize: 8,
};

/** Both drawings of a wheel; style sheets show the one that fits. */
export function plansFor(rings: 1 | 2): readonly WheelPlan[] {
  return rings === 2 ? [roomyTwo, tightTwo] : [roomy, tight];
}
