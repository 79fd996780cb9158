import { defineSettings } from '@solelune/platform';
import { z } from 'zod';

/** The makers of browsers, whose servers bring a push: an address elsewhere is none. A host, or everything under it after a dot. */
const PUSH_SERVICES = 'fcm.googleapis.com,.push.services.mozilla.com,.notify.windows.com,.push.apple.com';

const key = (bytes: number) =>
  z
    .string()
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, `doit être une clé VAPID (octets : ${bytes})`)
    .optional();

export const advisorSettings = defineSettings(
  {
    PUSH_PUBLIC_KEY: key(65),
    PUSH_PRIVATE_KEY: key(32),
    PUSH_SERVICES: z.string().default(PUSH_SERVICES),
  },
  (env) => ({
    publicKey: env.PUSH_PUBLIC_KEY,
    privateKey: env.PUSH_PRIVATE_KEY,
    services: env.PUSH_SERVICES.split(',').map((host) => host.trim()),
  }),
);
