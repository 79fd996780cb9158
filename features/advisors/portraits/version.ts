import { createHash } from 'node:crypto';
import { drawPortrait, PORTRAITS } from './portrait.ts';

/** A fingerprint of all the drawings. */
export const portraitsVersion = (): string =>
  createHash('sha256').update(PORTRAITS.map(drawPortrait).join()).digest('hex').slice(0, 10);
