import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A nonce of its own, what is hidden, and the tag that proves it: the same bytes never look the same twice. */
export function encrypt(key: Uint8Array, context: string, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Throws unless every bit of it, and its context, are those of `encrypt`. */
export function decrypt(key: Uint8Array, context: string, hidden: Uint8Array): Buffer {
  const decipher = createDecipheriv(ALGORITHM, key, hidden.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(hidden.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(hidden.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
}
