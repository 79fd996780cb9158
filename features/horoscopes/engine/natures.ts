import type { AspectKind } from '@solelune/sky';

/** How texts group the five major aspects. */
export const NATURES = ['conjunction', 'flowing', 'tense'] as const;
export type Nature = (typeof NATURES)[number];

const BY_ASPECT: Partial<Record<AspectKind, Nature>> = {
  conjunction: 'conjunction',
  sextile: 'flowing',
  trine: 'flowing',
  square: 'tense',
  opposition: 'tense',
};

export function natureOf(aspect: AspectKind): Nature {
  const nature = BY_ASPECT[aspect];
  if (!nature) throw new RangeError(`${aspect} is no major aspect`);
  return nature;
}
