import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '@solelune/platform';
import { sessionSecret } from './keys.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const keyOf = (config: Config) =>
  Buffer.from(hkdfSync('sha256', sessionSecret(config), '', 'solelune account sealed', 32));

/** What has to wait in the database without being readable there: an address that somebody typed, whether it has an account or not. */
export function seal(config: Config, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(config), nonce);
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Throws when it was sealed with another secret, or touched since. */
export function unseal(config: Config, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(config), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString();
}
