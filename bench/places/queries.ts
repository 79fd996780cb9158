/** What people type, made from the places themselves: every beginning of a name as it is typed, and names with one typo. */
import type { PlaceIndex } from '@solelune/places';

const utf8 = new TextDecoder();

export function queryKinds(index: PlaceIndex): Record<string, string[]> {
  const heavy = sampleNames(index, 3000, 1);
  const any = sampleNames(index, 3000, Math.floor(index.count / 3000));
  return {
    'known, typing': heavy.flatMap(beginnings),
    'any, typing': any.flatMap(beginnings),
    'one typo': [...heavy, ...any].filter((name) => name.length > 4).map(withTypo),
    'with region': any.map((name) => `${name}, france`),
    nonsense: any.map((name) => [...name].reverse().join('')),
  };
}

/** Rows are sorted by weight, so a step of 1 samples the places most often sought. */
function sampleNames({ columns }: PlaceIndex, count: number, step: number): string[] {
  return Array.from({ length: count }, (_, sample) => {
    const row = sample * step;
    return utf8.decode(columns.names.subarray(columns.nameStart[row], columns.nameStart[row + 1]));
  });
}

function beginnings(name: string): string[] {
  return Array.from({ length: name.length }, (_, end) => name.slice(0, end + 1));
}

/** Leaves out, doubles or changes a letter, at a place that depends on the name so that every run is the same. */
function withTypo(name: string, sample: number): string {
  const at = 1 + (sample % (name.length - 2));
  const letter = name[at] ?? '';
  const wrong = ['', letter + letter, 'e'][sample % 3] ?? '';
  return name.slice(0, at) + wrong + name.slice(at + 1);
}
