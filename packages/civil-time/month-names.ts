/** The months in French, January first. `Intl` would do for today's dates, not for those of a birth in another calendar or a year before 100. */
export const MONTH_NAMES = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;
