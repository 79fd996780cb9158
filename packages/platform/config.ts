import { resolve } from 'node:path';
import * as z from 'zod';
import { type Environment, environmentSchema } from './config/schema.ts';

export const MEMORY = 'memory';

const REPOSITORY_ROOT = resolve(import.meta.dirname, '../..');

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Everything the process may be told from outside, read once at the start and passed down; nothing else reads `process.env`. */
export type Config = ReturnType<typeof toConfig>;

export function readConfig(env: Record<string, string | undefined>): Config {
  // `PORT=` in an env file means "not set", and so does a space left behind by a copy and paste.
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  );
  const result = environmentSchema.safeParse(given);
  if (!result.success) throw new ConfigError(sentence(result.error));
  return toConfig(result.data);
}

/** Names the variable and the reason, never the value: it may be a password. */
function sentence(error: z.ZodError): string {
  const reasons = error.issues.map((issue) => `${issue.path.join('.')} : ${issue.message}`);
  return `Configuration invalide. ${[...new Set(reasons)].join(' ; ')}.`;
}

function toConfig(env: Environment) {
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  return {
    environment: env.NODE_ENV,
    development: env.NODE_ENV === 'development',
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    /** Which proxies may say who the visitor is: `false`, `true` (all), a number of hops, or addresses. */
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    /** Absolute folder, or `memory` when nothing is to outlive the process. */
    dataDir: env.DATA_DIR === MEMORY ? MEMORY : resolve(REPOSITORY_ROOT, env.DATA_DIR),
    /** Without `url`, the embedded database under `dataDir`. */
    database: { url: env.DATABASE_URL, pool: env.DATABASE_POOL },
    redisUrl: env.REDIS_URL,
    mail: { url: env.MAIL_URL, from: env.MAIL_FROM ?? `${env.SITE_NAME} <ne-pas-repondre@${hostOf(siteUrl)}>` },
    filesUrl: env.FILES_URL,
    logLevel: env.LOG_LEVEL,
    metrics: { on: env.METRICS, token: env.METRICS_TOKEN },
    /** Secrets given from outside; those absent are made once and kept under `dataDir` (see `openSecrets`). */
    secrets: { session: env.SESSION_SECRET },
    /** Signing in with somebody else's account; each is offered only when its application is known to us. */
    signIn: {
      google: env.GOOGLE_CLIENT_ID
        ? { clientId: env.GOOGLE_CLIENT_ID, authUrl: env.GOOGLE_AUTH_URL, keysUrl: env.GOOGLE_JWKS_URL }
        : undefined,
      facebook:
        env.FACEBOOK_APP_ID && env.FACEBOOK_APP_SECRET
          ? {
              appId: env.FACEBOOK_APP_ID,
              appSecret: env.FACEBOOK_APP_SECRET,
              dialogUrl: env.FACEBOOK_DIALOG_URL,
              graphUrl: env.FACEBOOK_GRAPH_URL.replace(/\/+$/, ''),
            }
          : undefined,
    },
    brand: {
      name: env.SITE_NAME,
      legal: {
        company: env.SITE_LEGAL_COMPANY,
        address: env.SITE_LEGAL_ADDRESS,
        registration: env.SITE_LEGAL_REGISTRATION,
        publisher: env.SITE_LEGAL_PUBLISHER,
        hosting: env.SITE_LEGAL_HOSTING,
      },
      contactEmail: env.SITE_CONTACT_EMAIL ?? `contact@${hostOf(siteUrl)}`,
      links: { about: env.SITE_ABOUT_URL, contact: env.SITE_CONTACT_URL },
      social: {
        facebook: env.SITE_FACEBOOK_URL,
        instagram: env.SITE_INSTAGRAM_URL,
        youtube: env.SITE_YOUTUBE_URL,
      },
    },
    /** Without it no visitor statistics are sent anywhere. */
    matomoUrl: env.MATOMO_URL,
    pageSizes: { blog: env.PAGE_SIZE_BLOG, activities: env.PAGE_SIZE_ACTIVITIES },
    yearlyHoroscopeYear: env.YEARLY_HOROSCOPE_YEAR,
    sunValueCents: env.SUN_VALUE_CENTS,
  };
}

function hostOf(url: string): string {
  return new URL(url).hostname;
}
