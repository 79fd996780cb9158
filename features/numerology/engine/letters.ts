/**
 * Letter values 1 to 9 of the Pythagorean system in its French use: A=1 … I=9, J=1 … R=9, S=1 … Z=8, which is the
 * rank in the alphabet counted in nines.
 */
export function letterValue(letter: string): number {
  return ((letter.charCodeAt(0) - 'A'.charCodeAt(0)) % 9) + 1;
}

/** Y is a vowel in the French tradition; English-language schools often count it with the consonants. */
const VOWELS = 'AEIOUY';

export function isVowel(letter: string): boolean {
  return VOWELS.includes(letter);
}

/** Latin letters that Unicode does not decompose into a base letter and a mark; transcribed as passports do. */
const TRANSCRIBED: Readonly<Record<string, string>> = {
  œ: 'OE',
  æ: 'AE',
  ß: 'SS',
  ẞ: 'SS',
  ø: 'O',
  ł: 'L',
  đ: 'D',
  ð: 'D',
  þ: 'TH',
  ħ: 'H',
  ı: 'I',
  ŧ: 'T',
  ŋ: 'N',
  ĸ: 'K',
  ə: 'E',
  ƒ: 'F',
};

/** The letters A to Z that a written letter counts for ("é" → "E", "œ" → "OE"), or undefined when it has none. */
export function baseLetters(character: string): string | undefined {
  const transcribed = TRANSCRIBED[character.toLowerCase()] ?? character;
  const base = transcribed
    .normalize('NFKD')
    .replace(/[\p{M}ʼ·]/gu, '')
    .toUpperCase();
  return /^[A-Z]+$/.test(base) ? base : undefined;
}
