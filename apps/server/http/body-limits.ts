import type { Call } from '@solelune/contract';

/** A text body never needs more; files come on top of it, as the call declares them. */
export const TEXT_BODY_BYTES = 256 * 1024;

/** All that a form may weigh, boundaries and headers of its parts included. */
export const mostFormBytes = ({ files }: Call): number =>
  (files ? files.maxBytes * files.maxCount : 0) + TEXT_BODY_BYTES;

export const tooLarge = (): Error => Object.assign(new Error('a body too large'), { statusCode: 413 });
