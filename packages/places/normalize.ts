/**
 * The form in which names and queries are compared: lower case, no accents, one space for any hyphen, apostrophe or dot,
 * "St" and "Ste" spelled out. Only a-z, 0-9 and spaces are left, so a key is one byte a character.
 */

const ligatures: Record<string, string> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ə: 'e',
  ŋ: 'ng',
};

const abbreviations: Record<string, string> = { st: 'saint', ste: 'sainte', sts: 'saints', stes: 'saintes' };

export function normalizeName(name: string): string {
  return simplify(name)
    .split(' ')
    .map((word) => abbreviations[word] ?? word)
    .join(' ');
}

/** The forms a query may stand for: while "st" is being typed it may be "Saint-…" or the start of "Strasbourg". */
export function normalizeQuery(query: string): string[] {
  const spelledOut = normalizeName(query);
  const lastWord = /\S+$/.exec(simplify(query))?.[0] ?? '';
  if (!(lastWord in abbreviations) || /\s$/.test(query)) return [spelledOut];
  const asTyped = spelledOut.replace(/\S+$/, lastWord);
  return [spelledOut, asTyped];
}

/** A name without the article that people leave out: "Haÿ-les-Roses", "Mans". */
export function withoutArticle(normalized: string): string | undefined {
  const rest = normalized.replace(/^(?:le|la|les|l) /, '');
  return rest === normalized || rest.length < 3 ? undefined : rest;
}

function simplify(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[œæßøłđðþıħəŋ]/g, (letter) => ligatures[letter] ?? '')
    .replace(/\bs\/\s*/g, 'sur ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
