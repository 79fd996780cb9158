/** The cards from two to ten: emblems laid out by rule. */
import type { Suit } from '../../engine/index.ts';
import { nth, repeat, short } from '../kit/geometry.ts';
import { tint } from '../kit/palette.ts';
import { bothSides, disc, line, mirrored, place, shape } from '../kit/shapes.ts';
import { coin, cup, sword, vine } from './emblems.ts';
import { FEWEST, FLOURISHES, PLACES, SIZES } from './layout.ts';
import { COLOURS } from './suits.ts';

const TEN = 10;

/** Cups and coins stand in rows, flourishes between them. */
function inRows(suit: Suit, count: number, emblem: string): string {
  const row = count - FEWEST;
  return (
    nth(FLOURISHES, row)
      .map(([x, y, scale, turn]) => vine(x, y, scale, turn, tint.moss, COLOURS[suit].second))
      .join('') +
    nth(PLACES, row)
      .map(([x, y]) => place(x, y, nth(SIZES, row), emblem))
      .join('')
  );
}

/** One pair of bent blades, the outer ones wider: they cross above and below. */
function crossedBlades(index: number): string {
  const reach = index * 9;
  const blade = (side: 1 | -1) => {
    const foot = 100 - side * (20 - reach * 0.2);
    const belly = 100 + side * (46 + reach);
    return `M${foot} ${74 + reach * 0.4}C${belly} ${100 + reach * 0.5} ${belly} ${244 - reach * 0.5} ${foot} ${270 - reach * 0.4}`;
  };
  const color = index % 2 ? tint.sky : COLOURS.swords.main;
  return [blade(1), blade(-1)].map((d) => line(d, 6.6) + line(d, 4.4, color) + line(d, 0.8, tint.paper)).join('');
}

/** Swords: bent blades by pairs, a straight one in the middle of an odd number, two in the ten. */
function swords(count: number): string {
  const { second } = COLOURS.swords;
  const pairs = count === TEN ? 4 : Math.floor(count / 2);
  const guards = bothSides(
    repeat(
      pairs,
      (index) =>
        shape(`M${76 + index * 1.8} ${70 + index * 3.6}l8-4l3 6l-8 4Z`, tint.leaf, 0.9) +
        shape(`M${76 + index * 1.8} ${274 - index * 3.6}l8 4l3-6l-8-4Z`, tint.leaf, 0.9),
    ),
  );
  const straight = place(100, 196, 1.02, sword(second, 66));
  const twoCrossed = place(100, 190, 0.98, sword(second, 62), 14) + place(100, 190, 0.98, sword(second, 62), -14);
  const leaves = vine(100, 158, 0.8, 0) + vine(100, 186, 0.8, 180) + vine(100, 118, 0.5, 180) + vine(100, 226, 0.5, 0);
  const middle = count % 2 ? straight : leaves;
  return (
    bothSides(vine(160, 84, 0.85, 45) + vine(160, 260, 0.85, 135) + (pairs < 4 ? vine(160, 172, 0.7, 90) : '')) +
    repeat(pairs, (index) => crossedBlades(pairs - 1 - index)) +
    guards +
    (count === TEN ? twoCrossed : middle)
  );
}

function rod(x0: number, y0: number, x1: number, y1: number, color: string): string {
  const d = `M${short(x0)} ${short(y0)}L${short(x1)} ${short(y1)}`;
  return line(d, 9.4) + line(d, 7, color) + line(d, 0.9, tint.paper, ' stroke-dasharray="10 6"');
}

const cap = (x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    1,
    shape('M-6.5-4H6.5V4H-6.5Z', tint.leaf, 1.1) + shape('M-5-4C-5-9 5-9 5-4Z', COLOURS.wands.main, 1),
    turn,
  );

/** Degrees of the diagonals of the trellis, which fall 184 for 104 across. */
const DIAGONAL = (Math.atan2(184, 104) * 180) / Math.PI;

/** Wands: a trellis of diagonals, an upright one when the number is odd. */
function wands(count: number): string {
  const { main, second } = COLOURS.wands;
  const pairs = Math.floor(count / 2);
  const oneWay = repeat(pairs, (index) => {
    const shift = (index - (pairs - 1) / 2) * Math.min(17, 52 / pairs);
    return (
      rod(48 + shift, 80, 152 + shift, 264, index % 2 ? tint.azure : second) +
      cap(48 + shift, 78, DIAGONAL - 90) +
      cap(152 + shift, 266, DIAGONAL + 90)
    );
  });
  const leaf = count > 5 ? 0.7 : 1;
  return (
    bothSides(vine(158, 172, count > 7 ? 0.8 : 1.1, 90, tint.moss, main)) +
    vine(100, 84, leaf, 180, tint.moss, main) +
    vine(100, 260, leaf, 0, tint.moss, main) +
    oneWay +
    mirrored(oneWay) +
    (count % 2
      ? rod(100, 70, 100, 274, main) + cap(100, 68, 0) + cap(100, 276, 180)
      : disc(100, 172, 7, tint.leaf, 1.2) + disc(100, 172, 3, main, 0.9))
  );
}

export const pips: Record<Suit, (count: number) => string> = {
  wands: wands,
  cups: (count) => inRows('cups', count, cup(COLOURS.cups.second)),
  swords: swords,
  coins: (count) => inRows('coins', count, coin(17, COLOURS.coins.second)),
};
