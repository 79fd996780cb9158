import { defineSettings, onOff, url } from '@solelune/platform';
import { z } from 'zod';

const addresses = (schemes: string, sentence: string) =>
  z
    .string()
    .transform((list) =>
      list
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
    .refine(
      (list) =>
        list.every((one) =>
          new RegExp(`^(?:${schemes}):[\\w.-]+(?::\\d{1,5})?(?:\\?transport=(?:udp|tcp))?$`).test(one),
        ),
      sentence,
    );

/** What the house tells about calls. With nothing set up, two browsers that can reach each other talk; a relay helps those that cannot. */
export const callSettings = defineSettings(
  {
    CALL_STUN_URLS: addresses('stuns?', 'doit être une liste comme « stun:stun.example.org:3478 »').optional(),
    CALL_TURN_URLS: addresses('turns?', 'doit être une liste comme « turns:turn.example.org:5349 »').optional(),
    CALL_TURN_SECRET: z.string().min(16, 'doit compter au moins 16 caractères').optional(),
    CALL_RELAY_ONLY: onOff().default(false),
    TWILIO_ACCOUNT_SID: z
      .string()
      .regex(/^AC[0-9a-f]{32}$/, 'doit être l’identifiant de compte donné par Twilio')
      .optional(),
    TWILIO_AUTH_TOKEN: z.string().min(16, 'doit être le jeton secret donné par Twilio').optional(),
    TWILIO_NUMBER: z
      .string()
      .regex(/^\+\d{8,15}$/, 'doit être un numéro comme « +33186950420 »')
      .optional(),
    TWILIO_API_URL: url(['http', 'https']).optional(),
  },
  (env) => ({
    stunUrls: env.CALL_STUN_URLS ?? [],
    turnUrls: env.CALL_TURN_URLS ?? [],
    turnSecret: env.CALL_TURN_SECRET,
    relayOnly: env.CALL_RELAY_ONLY,
    phone: {
      accountSid: env.TWILIO_ACCOUNT_SID,
      authToken: env.TWILIO_AUTH_TOKEN,
      from: env.TWILIO_NUMBER,
      apiUrl: env.TWILIO_API_URL,
    },
  }),
);
