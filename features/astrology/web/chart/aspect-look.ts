import type { AspectKind } from '@solelune/sky';

/** Three natures, as the wheel colours them. */
export type AspectNature = 'harmony' | 'tension' | 'conjunction' | 'minor';

const NATURES: Partial<Record<AspectKind, AspectNature>> = {
  conjunction: 'conjunction',
  sextile: 'harmony',
  trine: 'harmony',
  square: 'tension',
  opposition: 'tension',
};

export const natureOf = (kind: AspectKind): AspectNature => NATURES[kind] ?? 'minor';
