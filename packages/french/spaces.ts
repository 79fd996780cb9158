/** The two spaces at which a line never breaks; the guide says where each goes: `typography.ts`. */
export const NO_BREAK = '\u00A0';
export const NARROW = '\u202F';
