import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type Config, openSecrets } from '@solelune/platform';

/**
 * What is sent out (tokens, codes, keys of links) is random and long, so a plain SHA-256 keeps it: nothing can be guessed from the hash. It is
 * looked up by that hash, hence no comparison of secrets whose time could tell anything.
 */
export const hashKey = (key: string): Buffer => createHash('sha256').update(key).digest();

const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** 160 random bits in 32 letters and digits that survive mail readers; it never looks like the 32 hexadecimal characters of an auto-login. */
export function newCode(): string {
  for (;;) {
    const code = Array.from(randomBytes(32), (byte) => BASE32.charAt(byte & 31)).join('');
    if (/[g-z]/.test(code)) return code;
  }
}

/** 32 lowercase hexadecimal characters, as the product document asks. */
export const newAutologinKey = (): string => randomBytes(16).toString('hex');

const secrets = new WeakMap<Config, string>();

/** Read once: it is a file, or made anew for a site that lives in memory. */
export function sessionSecret(config: Config): string {
  const secret = secrets.get(config) ?? openSecrets(config).session;
  secrets.set(config, secret);
  return secret;
}

/** Names an address without telling it. */
export const pseudonym = (config: Config, text: string): Buffer =>
  createHmac('sha256', sessionSecret(config)).update(text).digest();
