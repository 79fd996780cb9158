import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with what every application understands: SHA-1, six digits, thirty seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226 wants 128 bits at least and recommends 160. */
const SECRET_BYTES = 20;
/** A clock may be half a minute off, either way. */
const TOLERATED_STEPS = [0, -1, 1];

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

export const stepAt = (now: Temporal.Instant): number => Math.floor(now.epochMilliseconds / 1000 / STEP_SECONDS);

/** The code of a step (RFC 4226, section 5.3). */
export function codeOf(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = hash.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The step whose code this is, among those that the clock allows and none of which was used; null for a wrong one. */
export function stepOfCode(secret: Buffer, code: string, now: Temporal.Instant, lastStep: number): number | null {
  const typed = Buffer.from(code.padStart(DIGITS).slice(0, DIGITS));
  let found: number | null = null;
  for (const offset of TOLERATED_STEPS) {
    const step = stepAt(now) + offset;
    const isIt = typed.length === DIGITS && timingSafeEqual(typed, Buffer.from(codeOf(secret, step)));
    if (isIt && step > lastStep) found ??= step;
  }
  return found;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** How secrets are typed (RFC 4648). Twenty bytes need no padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32.charAt(Number.parseInt(five.padEnd(5, '0'), 2))).join('');
}

/** What the QR code says. */
export function keyUri(secret: Buffer, brand: string, email: string): string {
  const label = `${encodeURIComponent(brand)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret: base32(secret), issuer: brand })}`;
}
