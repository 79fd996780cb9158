/** Words in a shingle, and the largest share of them that two texts of one kind may have in common. */
const SHINGLE_WORDS = 5;
export const MAX_SHARED = 0.35;

export interface Pair {
  readonly a: string;
  readonly b: string;
  /** Shingles in common, over the shingles of the text that has fewer: a short text copied into a long one is seen. */
  readonly shared: number;
}

function shinglesOf(text: string): Set<string> {
  const words = text.toLocaleLowerCase('fr').match(/[\p{L}\p{N}]+/gu) ?? [];
  const shingles = new Set<string>();
  for (let start = 0; start + SHINGLE_WORDS <= words.length; start += 1) {
    shingles.add(words.slice(start, start + SHINGLE_WORDS).join(' '));
  }
  return shingles;
}

/**
 * Every pair that shares anything, most alike first. Works from an index of shingles, so that the cost follows what
 * is repeated and not the square of the number of texts.
 */
export function alikePairs(texts: ReadonlyMap<string, string>): Pair[] {
  const names = [...texts.keys()];
  const sizes: number[] = [];
  const holders = new Map<string, number[]>();
  for (const [index, name] of names.entries()) {
    const shingles = shinglesOf(texts.get(name) ?? '');
    sizes.push(shingles.size);
    for (const shingle of shingles) {
      const held = holders.get(shingle);
      if (held === undefined) holders.set(shingle, [index]);
      else held.push(index);
    }
  }
  const common = new Map<number, number>();
  for (const held of holders.values()) {
    for (const [position, first] of held.entries()) {
      for (const second of held.slice(position + 1)) {
        const pair = first * names.length + second;
        common.set(pair, (common.get(pair) ?? 0) + 1);
      }
    }
  }
  return [...common]
    .map(([pair, count]) => {
      const first = Math.floor(pair / names.length);
      const second = pair % names.length;
      const shared = count / Math.min(sizes[first] ?? count, sizes[second] ?? count);
      return { a: names[first] ?? '', b: names[second] ?? '', shared };
    })
    .sort((one, other) => other.shared - one.shared);
}
