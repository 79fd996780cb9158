/** Long figures in groups of four, to be compared by eye. */
export const grouped = (hex: string): string => hex.replaceAll(/(.{4})(?=.)/g, '$1 ');
