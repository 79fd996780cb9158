/** How the places of a spread are counted; none has more. */
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII'];
