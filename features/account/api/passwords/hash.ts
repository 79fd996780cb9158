import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Hashing } from '@solelune/platform';

/** The smallest of the settings that OWASP recommends for argon2id: 19 MiB, two passes, one lane. */
const SETTINGS = { memory: 19_456, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;

const toText = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');
const PREFIX = `$argon2id$v=19$m=${SETTINGS.memory},t=${SETTINGS.passes},p=${SETTINGS.parallelism}$`;

/** In the PHC string format, which says by itself how it was made. */
export async function hashPassword(hashing: Hashing, password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const tag = await hashing.argon2id({ message: bytesOf(password), nonce, tagLength: TAG_BYTES, ...SETTINGS });
  return `${PREFIX}${toText(nonce)}$${toText(tag)}`;
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

/** A hash of nothing anybody typed: checked when there is no account, so that "no" takes the same time whatever the reason. */
const NOBODY = `${PREFIX}${toText(randomBytes(SALT_BYTES))}$${toText(randomBytes(TAG_BYTES))}`;

/** Without a hash (no such account, or one without a password) it works as long and says no. */
export async function verifyPassword(
  hashing: Hashing,
  password: string,
  kept: string | null | undefined,
): Promise<boolean> {
  const parts = PHC.exec(kept ?? NOBODY);
  if (!parts) throw new Error('a kept password is not a PHC string of argon2id');
  const [memory, passes, parallelism] = parts.slice(1, 4).map(Number) as [number, number, number];
  const nonce = Buffer.from(parts[4] as string, 'base64');
  const expected = Buffer.from(parts[5] as string, 'base64');
  const settings = { nonce, tagLength: expected.length, memory, passes, parallelism };
  const tag = await hashing.argon2id({ message: bytesOf(password), ...settings });
  return timingSafeEqual(tag, expected) && Boolean(kept);
}

/** True for a hash made with other settings than today's: a login is the occasion to make it anew. */
export const isOutdated = (kept: string): boolean => !kept.startsWith(PREFIX);

/** The same accents whatever keyboard they were typed on. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFC'));
