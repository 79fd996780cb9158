import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Twilio's own library, read when the first telephone is rung: it is large, and most processes never ring one. */
export const twilioSdk = (): typeof import('twilio') => require('twilio');
