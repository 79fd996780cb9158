/**
 * SHA-256 (FIPS 180-4), by hand because a shuffle must be the same, and immediate, on the server and in a browser: WebCrypto only answers later.
 * The tests hold it to the platform's own.
 */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = new Int32Array(64);
/** The same of the square roots of the first 8. */
const INITIAL_STATE = new Int32Array(8);

/** Primes are few: found by trial, once. */
function fillConstants(): void {
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0;
  for (let candidate = 2, found = 0; found < 64; candidate++) {
    let isPrime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++) if (candidate % divisor === 0) isPrime = false;
    if (!isPrime) continue;
    if (found < 8) INITIAL_STATE[found] = fraction(Math.sqrt(candidate));
    ROUND_CONSTANTS[found++] = fraction(Math.cbrt(candidate));
  }
}
fillConstants();

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const schedule = new Int32Array(64);
const encoder = new TextEncoder();

/** Mixes one block of 64 bytes into the state. Written out, with nothing made anew: a shuffle asks for it several times. */
function mix(offset: number): void {
  const w = schedule;
  const bytes = laidOut;
  for (let i = 0, at = offset; i < 16; i++, at += 4)
    w[i] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number);
  for (let i = 16; i < 64; i++) {
    const w15 = w[i - 15] as number;
    const w2 = w[i - 2] as number;
    const s0 = ((w15 >>> 7) | (w15 << 25)) ^ ((w15 >>> 18) | (w15 << 14)) ^ (w15 >>> 3);
    const s1 = ((w2 >>> 17) | (w2 << 15)) ^ ((w2 >>> 19) | (w2 << 13)) ^ (w2 >>> 10);
    w[i] = ((w[i - 16] as number) + s0 + (w[i - 7] as number) + s1) | 0;
  }
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let i = 0; i < 64; i++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const t1 = (h + s1 + (g ^ (e & (f ^ g))) + (ROUND_CONSTANTS[i] as number) + (w[i] as number)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const t2 = (s0 + ((a & b) | (c & (a | b)))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  state[0] = (state[0] as number) + a;
  state[1] = (state[1] as number) + b;
  state[2] = (state[2] as number) + c;
  state[3] = (state[3] as number) + d;
  state[4] = (state[4] as number) + e;
  state[5] = (state[5] as number) + f;
  state[6] = (state[6] as number) + g;
  state[7] = (state[7] as number) + h;
}

/** Where messages are laid out; grown for a longer one. Nothing is shared by two digests: they are made one after the other. */
let laidOut = new Uint8Array(4 * BLOCK_BYTES);
const state = new Int32Array(8);

/** Lays out the message, one bit, zeros, and its length in bits at the end of the last block; gives the length of all that. */
function layOut(text: string): number {
  const mostBytes = text.length * 3 + 1 + LENGTH_BYTES + BLOCK_BYTES;
  if (mostBytes > laidOut.length) laidOut = new Uint8Array(mostBytes);
  const { written } = encoder.encodeInto(text, laidOut);
  const end = Math.ceil((written + 1 + LENGTH_BYTES) / BLOCK_BYTES) * BLOCK_BYTES;
  laidOut[written] = 0x80;
  laidOut.fill(0, written + 1, end);
  // Texts here are far shorter than 2^32 bits: the upper half of the length stays zero.
  for (let i = 1, bits = written * 8; i <= 4; i++, bits >>>= 8) laidOut[end - i] = bits;
  return end;
}

/** The 32 bytes of the digest of a text's UTF-8. */
export function sha256(text: string): Uint8Array {
  const end = layOut(text);
  state.set(INITIAL_STATE);
  for (let offset = 0; offset < end; offset += BLOCK_BYTES) mix(offset);
  const digest = new Uint8Array(32);
  for (let i = 0; i < 8; i++) {
    const word = state[i] as number;
    digest[i * 4] = word >>> 24;
    digest[i * 4 + 1] = word >>> 16;
    digest[i * 4 + 2] = word >>> 8;
    digest[i * 4 + 3] = word;
  }
  return digest;
}

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
