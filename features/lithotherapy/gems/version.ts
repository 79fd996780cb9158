import { createHash } from 'node:crypto';
import { STONE_SLUGS } from '../engine/vocabulary.ts';
import { drawGem, gemOf } from './gem.ts';

/** A fingerprint of all the drawings. */
export const gemsVersion = (): string =>
  createHash('sha256')
    .update(STONE_SLUGS.map((slug) => drawGem(slug, gemOf(slug))).join())
    .digest('hex')
    .slice(0, 10);
