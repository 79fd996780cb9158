/** Five-word runs of a paragraph, as numbers that the caller's map gives out. */
const SHINGLE_WORDS = 5;

export function shinglesOf(html: string, numbers: Map<string, number>): { shingles: number[]; words: number } {
  const words =
    html
      .replace(/<[^>]*>/g, ' ')
      .toLocaleLowerCase('fr')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles: number[] = [];
  for (let start = 0; start + SHINGLE_WORDS <= words.length; start += 1) {
    const run = words.slice(start, start + SHINGLE_WORDS).join(' ');
    const number = numbers.get(run) ?? numbers.size;
    numbers.set(run, number);
    shingles.push(number);
  }
  return { shingles, words: words.length };
}
