import { MASK } from './mask.ts';

/** The head of a line written by this logger; its `time` is the only date that may be shown. */
const HEAD = /^\{"level":"[a-z]+","time":"[^"]+"/;

const STRING = /"(?:[^"\\]|\\.)*"/g;

const PATTERNS: readonly [RegExp, string][] = [
  [/:\/\/[^\s"/@]*@/g, `://${MASK}@`],
  // Bounded, or a long text without an address would be read once from each of its characters.
  [/[^\s"\\@<>,;:()[\]]{1,128}(?:@|%40)[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*/gu, MASK],
  [/\/(calcul|resultat)\/[^\s"\\]+/gi, `/$1/${MASK}`],
  [/\?[^\s"\\=?]+=[^\s"\\]*/g, `?${MASK}`],
  // JSON in base64 begins with eyJ ({"), eyA ({ ) or W3si ([{"): tokens and the birth data of result pages.
  [/(?:eyJ|eyA|W3si)[\w+/=%.-]{4,}/g, MASK],
  [/%7B[^\s"\\]*/gi, MASK],
  [/[0-9a-f]{32,}/gi, MASK],
  [/(?<!\d)\d{4}(?:[-./]|%2F)\d{1,2}(?:[-./]|%2F)\d{1,2}(?!\d)/gi, MASK],
  [/(?<!\d)\d{1,2}(?:[-./]|%2F)\d{1,2}(?:[-./]|%2F)\d{4}(?!\d)/gi, MASK],
  [/(?<![\d.])(?:\+|00)\d{8,14}(?!\d)/g, MASK],
  [/(?<![\d.])0[1-9](?:[ .-]?\d{2}){4}(?!\d)/g, MASK],
  // `password=…` inside a message; structured fields were masked by their key before.
  [
    /((?:password|passwd|mot_de_passe|token|secret|authorization)["']?\s*[=:]\s*["']?(?:Bearer )?)[^\s"',;&}]+/gi,
    `$1${MASK}`,
  ],
];

const LONG_RUN = /[A-Za-z0-9+/_=-]{24,}/g;

/** The last gate before a line is written: whatever still looks like a person's data or a secret is masked. */
export function scrubLine(line: string): string {
  const head = HEAD.exec(line)?.[0] ?? '';
  return head + line.slice(head.length).replace(STRING, scrubLiteral);
}

/** The text is scrubbed, not its escaped form: an escape cut in two would break the line. */
function scrubLiteral(literal: string): string {
  if (!literal.includes('\\')) return `"${scrubText(literal.slice(1, -1))}"`;
  return JSON.stringify(scrubText(JSON.parse(literal)));
}

export function scrubText(text: string): string {
  let scrubbed = text;
  for (const [pattern, mask] of PATTERNS) scrubbed = scrubbed.replace(pattern, mask);
  return scrubbed.replace(LONG_RUN, (run) => (looksRandom(run) ? MASK : run));
}

/** Random text mixes cases and digits and has few slashes; file paths in stack traces have short parts. */
function looksRandom(run: string): boolean {
  const partLength = run.length / run.split('/').length;
  return partLength >= 16 && /[A-Z]/.test(run) && /[a-z]/.test(run) && /\d/.test(run);
}
