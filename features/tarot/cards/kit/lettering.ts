/** Words as outlines: they look the same wherever the picture is shown, and need no font. */
import { short } from './geometry.ts';
import { ITALIC, ROMAN } from './letters.gen.ts';
import { tint } from './palette.ts';

const UNITS_PER_EM = 200;

interface Setting {
  italic?: boolean;
  fill?: string;
}

/** Words about a middle, on a baseline; `gap` is added between letters. */
export function label(
  x: number,
  y: number,
  size: number,
  gap: number,
  words: string,
  { italic = false, fill = tint.ink }: Setting = {},
): string {
  const { letters, kern } = italic ? ITALIC : ROMAN;
  const scale = size / UNITS_PER_EM;
  let pen = 0;
  let path = '';
  let before = '';
  for (const character of words) {
    const letter = letters[character];
    if (!letter) throw new Error(`The letter ${character} of ${words} has no outline: see letters.gen.ts.`);
    const [advance, outline] = letter;
    pen += kern[before + character] ?? 0;
    // Each outline begins anew on the baseline, so that the same letter is the same text: it compresses to nothing the second time.
    if (outline) path += `M${Math.round(pen)} 0${outline}`;
    pen += advance + gap / scale;
    before = character;
  }
  const width = (pen - gap / scale) * scale;
  return `<path transform="translate(${short(x - width / 2)} ${y}) scale(${+scale.toFixed(4)})" d="${path}" fill="${fill}"/>`;
}
