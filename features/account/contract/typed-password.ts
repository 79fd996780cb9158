import { SENTENCES } from '@solelune/contract/validation';
import { z } from 'zod';

/** Long enough for any password that ever was accepted, short enough not to be a burden to hash. */
const LONGEST_PASSWORD = 200;

/** A password that somebody types to prove who they are; a new one has rules of its own (`newPassword`). */
export const typedPassword = () =>
  z
    .string({ error: SENTENCES.required })
    .min(1, SENTENCES.required)
    .max(LONGEST_PASSWORD, SENTENCES.maxLength(LONGEST_PASSWORD));
