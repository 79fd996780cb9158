import type { Suit } from '../../engine/index.ts';
import { tint } from '../kit/palette.ts';

interface SuitColours {
  /** The cloth and enamel that one sees first, and its companion. */
  main: string;
  second: string;
  ground: string;
}

export const COLOURS: Record<Suit, SuitColours> = {
  wands: { main: tint.garnet, second: tint.moss, ground: tint.blush },
  cups: { main: tint.azure, second: tint.garnet, ground: '#e3eaf0' },
  swords: { main: tint.dusk, second: tint.azure, ground: '#ece6ee' },
  coins: { main: tint.moss, second: tint.garnet, ground: '#f8ecc9' },
};

/** Values of the court in a suit, after the ten. */
export const COURT = { valet: 11, cavalier: 12, reine: 13, roi: 14 } as const;
