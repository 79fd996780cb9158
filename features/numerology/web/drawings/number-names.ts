/** The image of each number, the same in every tool. */
const NAMES: Readonly<Record<number, string>> = {
  1: 'L’élan',
  2: 'Le lien',
  3: 'La voix',
  4: 'L’assise',
  5: 'Le large',
  6: 'Le foyer',
  7: 'La lampe',
  8: 'La mesure',
  9: 'La main ouverte',
  11: 'L’antenne',
  22: 'Le grand œuvre',
  33: 'La bonté',
};

export const numberName = (value: number): string => NAMES[value] ?? '';
