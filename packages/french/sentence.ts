/** The capital of a sentence, its accent kept: « Été », « À midi », « Œuvre ». */
export const capitalised = (words: string): string => words.charAt(0).toLocaleUpperCase('fr') + words.slice(1);
