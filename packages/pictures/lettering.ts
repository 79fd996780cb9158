/** Words as outlines: a picture made on a server has no fonts that it could count on. */
import { type Alphabet, SANS, SERIF } from './letters.gen.ts';

const UNITS_PER_EM = 200;
/** Spaces of French typography are drawn as plain ones; a letter that has no outline as a gap, never as an error on somebody's page. */
const drawable = (words: string) => words.replace(/[\u00A0\u202F\u2009]/g, ' ').replaceAll('Ÿ', 'Y');
const FACES: Record<'serif' | 'sans', Alphabet> = { serif: SERIF, sans: SANS };
type Face = keyof typeof FACES;

function set(words: string, face: Face): { path: string; width: number } {
  const { letters, kern } = FACES[face];
  let pen = 0;
  let path = '';
  let before = '';
  for (const character of drawable(words)) {
    const [advance, outline] = letters[character] ?? letters[' '] ?? [50, ''];
    pen += kern[before + character] ?? 0;
    if (outline) path += `M${Math.round(pen)} 0${outline}`;
    pen += advance;
    before = character;
  }
  return { path, width: pen };
}

const widthOf = (words: string, size: number, face: Face): number => (set(words, face).width * size) / UNITS_PER_EM;

interface Line {
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  fill: string;
  face: Face;
  anchor?: 'start' | 'middle';
}

export function line(words: string, { x, y, size, fill, face, anchor = 'start' }: Line): string {
  const { path, width } = set(words, face);
  const scale = size / UNITS_PER_EM;
  const left = anchor === 'middle' ? x - (width * scale) / 2 : x;
  return `<path transform="translate(${left.toFixed(1)} ${y}) scale(${scale.toFixed(4)})" d="${path}" fill="${fill}"/>`;
}

/** Broken between words so that no line is wider; never before a sign that belongs to the word it follows. */
export function wrapped(words: string, size: number, face: Face, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer, size, face) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
