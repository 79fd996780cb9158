import type { Suit } from '../../../engine/index.ts';
import { COURT } from '../suits.ts';
import { cavalier } from './cavaliers.ts';
import { reine } from './reines.ts';
import { roi } from './rois.ts';
import { valet } from './valets.ts';

const FIGURES: Readonly<Record<number, (suit: Suit) => string>> = {
  [COURT.valet]: valet,
  [COURT.cavalier]: cavalier,
  [COURT.reine]: reine,
  [COURT.roi]: roi,
};

export function court(suit: Suit, rank: number): string {
  const figure = FIGURES[rank];
  if (!figure) throw new Error(`No figure of the court has the rank ${rank}.`);
  return figure(suit);
}
