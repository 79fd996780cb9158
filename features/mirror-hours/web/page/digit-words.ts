/** What each digit is taken for, in a few words of our own; the synchronicity test reads them at length. */
export const DIGIT_WORDS: readonly string[] = [
  'le cercle vide, tout ce qui peut commencer',
  'l’élan, la pensée qui devient un fait',
  'la patience, la confiance à deux',
  'la parole, l’invention, l’aide qui vient',
  'la charpente, la présence des anges',
  'le tournant, l’air que l’on change',
  'la maison, l’équilibre des soucis et des joies',
  'le bon chemin, la chance discrète',
  'la moisson, une étape qui se ferme',
  'l’ouvrage à finir, ce que l’on transmet',
];

export const TIMES_WORDS: Readonly<Record<number, string>> = {
  1: 'une fois',
  2: 'deux fois',
  3: 'trois fois',
  4: 'quatre fois',
};
