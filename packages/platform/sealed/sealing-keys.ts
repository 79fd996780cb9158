/** A key of AES-256. */
export const KEY_BYTES = 32;

export interface SealingKey {
  /** Stands in clear before each value that the key sealed. */
  id: string;
  key: Uint8Array;
}

const ID = /^[a-z0-9-]{1,32}$/;

export const isKeyId = (text: string): boolean => ID.test(text);

/** A key as the configuration or a file holds it, in base64 of either alphabet. */
export function readKey(id: string, written: string): SealingKey | null {
  const key = Buffer.from(written, 'base64');
  return isKeyId(id) && /^[\w+/-]{43}=?$/.test(written) && key.length === KEY_BYTES ? { id, key } : null;
}

/** `id:base64,id:base64`, the newest first; null when any of them is not a key, or has the name of another. */
export function readKeys(list: string): SealingKey[] | null {
  const keys = list.split(',').map((item) => {
    const [id = '', written = '', ...more] = item.trim().split(':');
    return more.length === 0 ? readKey(id, written) : null;
  });
  const ids = new Set(keys.map((key) => key?.id));
  return keys.every((key) => key !== null) && ids.size === keys.length ? keys : null;
}
