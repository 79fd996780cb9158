/** What must never stand in a log, each with its name. Times of the log itself (`"time":"2026-…"`) are taken out first. */
const PATTERNS: [string, RegExp][] = [
  ['an e-mail address', /[\w.+-]+@[\w-]+\.[a-z]{2,}/i],
  ['a token', /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]+/],
  ['a bearer header', /bearer\s+[\w.~+/-]{16,}/i],
  ['an auto-login hash', /\b[0-9a-f]{32}\b/],
  ['birth infos', /\beyJ[\w+/-]{20,}/],
  ['a date of birth', /\b(?:1[0-9]\d\d|20[01]\d)-[01]\d-[0-3]\d\b/],
];

/** The names of the patterns a line shows, and the planted values it holds. */
export function personalThings(line: string, planted: readonly string[]): string[] {
  const text = line.replace(/"time":"[^"]*"/, '');
  return [
    ...PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
    ...planted.filter((value) => text.includes(value)).map(() => 'a planted value'),
  ];
}
