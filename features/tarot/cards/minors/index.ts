/** The fifty-six minors. */
import { MINORS, type Minor, type Suit } from '../../engine/index.ts';
import { blank, clipped } from '../kit/frame.ts';
import { label } from '../kit/lettering.ts';
import { tint } from '../kit/palette.ts';
import { disc, line, place, shape } from '../kit/shapes.ts';
import { ace } from './aces.ts';
import { court } from './courts/index.ts';
import { coin, cup, sword } from './emblems.ts';
import { pips } from './pips.ts';
import { COLOURS, COURT } from './suits.ts';

const NUMERALS = ['', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'VIIII', 'X'];
const WINDOW = 'M19 61A14 14 0 0 0 33 47H167A14 14 0 0 0 181 61V283A14 14 0 0 0 167 297H33A14 14 0 0 0 19 283Z';
const INNER_LINE =
  'M22.5 64A17.5 17.5 0 0 0 36 50.5H164A17.5 17.5 0 0 0 177.5 64V280A17.5 17.5 0 0 0 164 293.5H36A17.5 17.5 0 0 0 22.5 280Z';

/** The suit's emblem where a numeral would be. */
const HEAD: Record<Suit, string> = {
  wands:
    shape('M-11-2.4H11V2.4H-11Z', COLOURS.wands.second, 0.9) +
    shape('M-13-3.4H-9V3.4H-13ZM9-3.4H13V3.4H9Z', tint.leaf, 0.9) +
    line('M-6-.2H6', 0.6, tint.pale),
  cups: place(0, 0, 0.5, cup(COLOURS.cups.second)),
  swords: place(5, 0, 0.26, sword(COLOURS.swords.second, 46), 90),
  coins: place(0, 0, 0.5, coin(19, COLOURS.coins.second)),
};

const isNumbered = (rank: number) => rank > 1 && rank < COURT.valet;

function picture(suit: Suit, rank: number): string {
  if (rank === 1) return ace(suit);
  return isNumbered(rank) ? pips[suit](rank) : court(suit, rank);
}

function headOf(suit: Suit, rank: number): string {
  const numeral = NUMERALS[rank - 1] ?? '';
  const half = numeral ? 10 + numeral.length * 4 : 16;
  return (
    (numeral ? label(100, 36, 19, 1.5, numeral) : place(100, 29, 1, HEAD[suit])) +
    line(`M${100 - half} 29H60M${100 + half} 29H140`, 0.9, tint.gold) +
    disc(57, 29, 1.3, tint.gold, 0) +
    disc(143, 29, 1.3, tint.gold, 0)
  );
}

function draw({ slug, name, suit, value }: Minor): string {
  return (
    blank +
    clipped(`tarot-${slug}`, WINDOW, `<path d="${WINDOW}" fill="${COLOURS[suit].ground}"/>${picture(suit, value)}`) +
    `<path d="${WINDOW}" fill="none" stroke="${tint.ink}" stroke-width="1.6"/><path d="${INNER_LINE}" fill="none" stroke="${tint.gold}" stroke-width=".8"/>` +
    headOf(suit, value) +
    `<path d="M33 302.5H167" stroke="${tint.gold}" stroke-width=".8"/>` +
    label(100, 322, name.length > 16 ? 12.4 : 14, 1.4, name.toUpperCase())
  );
}

export const minorFaces: ReadonlyMap<string, () => string> = new Map(
  MINORS.map((card) => [card.slug, () => draw(card)]),
);
