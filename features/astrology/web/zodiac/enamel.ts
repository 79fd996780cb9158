import type { SignFacts } from '../../engine/signs.ts';

interface Enamel {
  /** At the heart, half way, at the rim. */
  readonly light: string;
  readonly middle: string;
  readonly deep: string;
}

/** The four enamels, the same in both themes: what is drawn keeps its colours. */
export const ENAMELS: Readonly<Record<SignFacts['element'], Enamel>> = {
  fire: { light: '#a8403a', middle: '#6d1f2f', deep: '#330d20' },
  earth: { light: '#4c7a4a', middle: '#22503c', deep: '#0d2622' },
  air: { light: '#7359b4', middle: '#432f83', deep: '#1d1546' },
  water: { light: '#3a74b0', middle: '#1c4580', deep: '#0c1e48' },
};

export const LEAF = '#e2b65b';
export const PALE = '#fff3d0';
export const NIGHT = '#17143a';
