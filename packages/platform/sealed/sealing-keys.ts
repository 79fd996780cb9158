import { randomBytes } from 'node:crypto';
import { randomToken } from '../ids.ts';

/** A key of AES-256. */
const KEY_BYTES = 32;

export interface SealingKey {
  /** Stands in clear before each value that the key sealed. */
  id: string;
  key: Uint8Array;
}

const ID = /^[a-z0-9-]{1,32}$/;
/** 32 bytes in base64, of either alphabet. */
const WRITTEN_KEY = /^[\w+/-]{43}=?$/;

export const isKeyId = (text: string): boolean => ID.test(text);

/** `id:base64,id:base64`, the newest first; null when any of them is not a key, or has the name of another. */
export function readKeys(list: string): SealingKey[] | null {
  const keys = list.split(',').map((item) => {
    const [id = '', written = '', ...more] = item.trim().split(':');
    return isKeyId(id) && WRITTEN_KEY.test(written) && more.length === 0
      ? { id, key: Buffer.from(written, 'base64') }
      : null;
  });
  const ids = new Set(keys.map((key) => key?.id));
  return keys.every((key) => key !== null) && ids.size === keys.length ? keys : null;
}

/** A new key as `readKeys` reads it. Its name is its own: what another one sealed is not taken for damaged. */
export const writeNewKey = (): string => `kept-${randomBytes(4).toString('hex')}:${randomToken(KEY_BYTES)}`;
