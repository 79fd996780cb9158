import type { Argon2Parameters } from 'node:crypto';

/** What the thread is asked: the bytes of a password, its salt and the settings. */
export type HashRequest = Argon2Parameters & { message: Uint8Array };
