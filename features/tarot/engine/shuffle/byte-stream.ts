import { sha256 } from './sha256.ts';

/** Bytes without end that a seed decides: the digests of `seed:0`, `seed:1`, `seed:2`… one after the other. */
export function byteStream(seed: string): () => number {
  let block = 0;
  let bytes = sha256(`${seed}:${block}`);
  let next = 0;
  return () => {
    if (next === bytes.length) {
      block += 1;
      bytes = sha256(`${seed}:${block}`);
      next = 0;
    }
    return bytes[next++] as number;
  };
}

const BYTE_VALUES = 256;

/** A whole number from 0 to `count` - 1, each as likely: a byte that would favour the first ones is thrown away. `count` is at most 256. */
export function below(count: number, nextByte: () => number): number {
  const fair = BYTE_VALUES - (BYTE_VALUES % count);
  let byte = nextByte();
  while (byte >= fair) byte = nextByte();
  return byte % count;
}
