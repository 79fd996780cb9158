import * as z from 'zod';
import { readKeys, type SealingKey } from '../sealed/sealing-keys.ts';
import { integer, oneOf, onOff, SWITCH, url } from './fields.ts';

/** The makers of browsers, whose servers bring a push: an address elsewhere is none. A host, or everything under it after a dot. */
const PUSH_SERVICES = 'fcm.googleapis.com,.push.services.mozilla.com,.notify.windows.com,.push.apple.com';

/** Each field is one environment variable; the message ends the sentence "NAME : …". */
export const environmentSchema = z.object({
  NODE_ENV: oneOf(['development', 'production', 'test']).optional(),
  PORT: integer(0, 65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: url(['http', 'https'])
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  TRUST_PROXY: z.string().transform(toTrustProxy).default(false),
  RATE_LIMITS: onOff().default(true),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(['postgres', 'postgresql']).optional(),
  DATABASE_POOL: integer(1, 200).default(10),
  REDIS_URL: url(['redis', 'rediss']).optional(),
  MAIL_URL: url(['smtp', 'smtps']).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, 'doit être une adresse, comme « Solelune <bonjour@example.org> »')
    .optional(),
  PUSH_PUBLIC_KEY: pushKey(65).optional(),
  PUSH_PRIVATE_KEY: pushKey(32).optional(),
  PUSH_SERVICES: z.string().default(PUSH_SERVICES),
  FILES_URL: url(['s3', 's3+http']).optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS: onOff().default(false),
  METRICS_TOKEN: z.string().min(16, 'doit compter au moins 16 caractères').optional(),
  SESSION_SECRET: z
    .string()
    .transform((list) => list.split(',').map((secret) => secret.trim()))
    .refine(
      (list) => list.every((secret) => secret.length >= 32),
      'doit compter au moins 32 caractères (chacun, s’il y en a plusieurs)',
    )
    .optional(),
  SEALING_KEYS: sealingKeys().optional(),
  MATOMO_URL: url(['http', 'https']).optional(),
  PAGE_SIZE_BLOG: integer(1, 100).default(12),
  PAGE_SIZE_ACTIVITIES: integer(1, 100).default(15),
  YEARLY_HOROSCOPE_YEAR: integer(1900, 2300).default(2025),
  SUN_VALUE_CENTS: integer(1, 10_000).default(1),
  SITE_NAME: z.string().default('Solelune'),
  SITE_LEGAL_COMPANY: z.string().default('Solelune'),
  SITE_LEGAL_ADDRESS: z.string().optional(),
  SITE_LEGAL_REGISTRATION: z.string().optional(),
  SITE_LEGAL_PUBLISHER: z.string().optional(),
  SITE_LEGAL_HOSTING: z.string().optional(),
  SITE_CONTACT_EMAIL: z.email('doit être une adresse e-mail').optional(),
  SITE_ABOUT_URL: link().default('/a-propos'),
  SITE_CONTACT_URL: link().default('/contact'),
  /** How many people like the Facebook page, when the footer shall say so. */
  SITE_LIKES: integer(0, 1_000_000_000).optional(),
  SITE_FACEBOOK_URL: url(['https']).optional(),
  SITE_INSTAGRAM_URL: url(['https']).optional(),
  SITE_YOUTUBE_URL: url(['https']).optional(),
});

export type Environment = z.infer<typeof environmentSchema>;

/** A page of this site (`/page/contact`) or of another one. */
function link() {
  return z
    .string()
    .regex(
      /^(\/(?!\/)|https?:\/\/[^/])/,
      'doit être un chemin du site, comme /page/contact, ou une adresse en https://',
    );
}

function pushKey(bytes: number) {
  return z
    .string()
    .refine((text) => Buffer.from(text, 'base64url').length === bytes, `doit être une clé VAPID (octets : ${bytes})`);
}

function sealingKeys() {
  return z
    .string()
    .transform(readKeys)
    .refine(
      (keys): keys is SealingKey[] => keys !== null,
      'doit être une liste « nom:clé,nom:clé » dont chaque clé compte 32 octets en base64',
    );
}

function toTrustProxy(value: string): boolean | number | string[] {
  const asSwitch = SWITCH[value.toLowerCase()];
  // "1" is one hop, the usual case, and not "trust everyone".
  if (/^\d+$/.test(value)) return Number(value) === 0 ? false : Number(value);
  return asSwitch ?? value.split(',').map((address) => address.trim());
}
