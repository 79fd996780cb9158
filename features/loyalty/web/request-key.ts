const KEY_BYTES = 16;

/** Names one confirmation: pressed again after a cut, the server knows that it is the same one. */
export const newRequestKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(KEY_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
