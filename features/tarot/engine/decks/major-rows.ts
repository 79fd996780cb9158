import type { Answer } from './card.ts';

/** Number (Le Mat, which bears none, counts 22), roman numeral as Marseille writes it, name, slug, what it answers to a yes or no. */
export type MajorRow = readonly [value: number, roman: string, name: string, slug: string, answer: Answer];

/** In the order of the numbers. Marseille: VIII is La Justice and XI La Force; XIII bears no name. */
export const MAJOR_ROWS: readonly MajorRow[] = [
  [1, 'I', 'Le Bateleur', 'le-bateleur', 'yes'],
  [2, 'II', 'La Papesse', 'la-papesse', 'maybe'],
  [3, 'III', 'L’Impératrice', 'l-imperatrice', 'yes'],
  [4, 'IIII', 'L’Empereur', 'l-empereur', 'yes'],
  [5, 'V', 'Le Pape', 'le-pape', 'yes'],
  [6, 'VI', 'L’Amoureux', 'l-amoureux', 'yes'],
  [7, 'VII', 'Le Chariot', 'le-chariot', 'yes'],
  [8, 'VIII', 'La Justice', 'la-justice', 'maybe'],
  [9, 'VIIII', 'L’Hermite', 'l-hermite', 'no'],
  [10, 'X', 'La Roue de Fortune', 'la-roue-de-fortune', 'yes'],
  [11, 'XI', 'La Force', 'la-force', 'yes'],
  [12, 'XII', 'Le Pendu', 'le-pendu', 'no'],
  [13, 'XIII', 'L’Arcane sans nom', 'l-arcane-sans-nom', 'no'],
  [14, 'XIIII', 'Tempérance', 'temperance', 'yes'],
  [15, 'XV', 'Le Diable', 'le-diable', 'no'],
  [16, 'XVI', 'La Maison Dieu', 'la-maison-dieu', 'no'],
  [17, 'XVII', 'L’Étoile', 'l-etoile', 'yes'],
  [18, 'XVIII', 'La Lune', 'la-lune', 'no'],
  [19, 'XVIIII', 'Le Soleil', 'le-soleil', 'yes'],
  [20, 'XX', 'Le Jugement', 'le-jugement', 'yes'],
  [21, 'XXI', 'Le Monde', 'le-monde', 'yes'],
  [22, '', 'Le Mat', 'le-mat', 'maybe'],
];
