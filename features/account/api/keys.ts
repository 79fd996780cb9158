import { createHash, createHmac, randomBytes } from 'node:crypto';
import { type Config, openSecrets, type Secrets } from '@solelune/platform';

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

const opened = new WeakMap<Config, Secrets>();

/** Read once: they are files, or made anew for a site that lives in memory. */
function secretsOf(config: Config): Secrets {
  const secrets = opened.get(config) ?? openSecrets(config);
  opened.set(config, secrets);
  return secrets;
}

/** The one that signs, then those that did. */
export function sessionSecrets(config: Config): string[] {
  const { session, formerSessions } = secretsOf(config);
  return [session, ...formerSessions];
}

/** Names an address without telling it. */
export const pseudonym = (config: Config, text: string): Buffer =>
  createHmac('sha256', secretsOf(config).session).update(text).digest();
