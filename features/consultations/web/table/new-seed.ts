const SEED_BYTES = 16;

/** The device's own seed: nobody could foresee it. Only that of the first card counts. */
export const newSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(SEED_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
