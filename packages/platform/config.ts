import { resolve } from 'node:path';
import * as z from 'zod';
import { ConfigError } from './config/config-error.ts';
import { type Environment, environmentSchema } from './config/schema.ts';

export const MEMORY = 'memory';

/** The environment variables that the frame itself reads. */
export const CONFIG_VARIABLES: readonly string[] = Object.keys(environmentSchema.shape);

const REPOSITORY_ROOT = resolve(import.meta.dirname, '../..');

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
  const config = toConfig(result.data);
  variables.set(config, given as Record<string, string>);
  return config;
}

/** What the process was told, by configuration: features read their own variables of it, and nobody else sees it. */
const variables = new WeakMap<Config, Record<string, string>>();

/** How a feature reads what it may be told from outside. */
export interface Settings<T> {
  (config: Config): T;
  /** The environment variables it reads. */
  readonly names: readonly string[];
}

/** The configuration of one feature: its variables, each with its sentence, and what is made of them. Read once, and first at the start. */
export function defineSettings<Shape extends z.ZodRawShape, T>(
  shape: Shape,
  read: (env: z.output<z.ZodObject<Shape>>) => T,
): Settings<T> {
  const schema = z.object(shape);
  const known = new WeakMap<Config, { value: T }>();
  const settings = (config: Config): T => {
    const before = known.get(config);
    if (before) return before.value;
    const result = schema.safeParse(variables.get(config) ?? {});
    if (!result.success) throw new ConfigError(sentence(result.error));
    const value = read(result.data);
    known.set(config, { value });
    return value;
  };
  return Object.assign(settings, { names: Object.keys(shape) });
}

/** Names the variable and the reason, never the value: it may be a password. */
function sentence(error: z.ZodError): string {
  const reasons = error.issues.map((issue) => `${issue.path.join('.')} : ${issue.message}`);
  return `Configuration invalide. ${[...new Set(reasons)].join(' ; ')}.`;
}

const LEGAL_VARIABLES = {
  address: 'SITE_LEGAL_ADDRESS',
  registration: 'SITE_LEGAL_REGISTRATION',
  publisher: 'SITE_LEGAL_PUBLISHER',
  hosting: 'SITE_LEGAL_HOSTING',
} as const;

/** What the legal notice still lacks: the variables to set. */
export const missingLegal = ({ brand: { legal } }: Config): string[] =>
  Object.entries(LEGAL_VARIABLES).flatMap(([key, variable]) =>
    legal[key as keyof typeof LEGAL_VARIABLES] === undefined ? [variable] : [],
  );

function toConfig(env: Environment) {
  const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
  const environment = environmentOf(env.NODE_ENV, siteUrl);
  return {
    environment,
    development: environment === 'development',
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    /** Whether somebody said where the site is, or it is guessed to be on this machine. */
    isSiteUrlGiven: env.SITE_URL !== undefined,
    /** Which proxies may say who the visitor is: `false`, `true` (all), a number of hops, or addresses. */
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS,
    /** Absolute folder, or `memory` when nothing is to outlive the process. */
    dataDir: env.DATA_DIR === MEMORY ? MEMORY : resolve(REPOSITORY_ROOT, env.DATA_DIR),
    /** Without `url`, the embedded database under `dataDir`. */
    database: { url: env.DATABASE_URL, pool: env.DATABASE_POOL },
    redisUrl: env.REDIS_URL,
    mail: { url: env.MAIL_URL, from: env.MAIL_FROM ?? `${env.SITE_NAME} <ne-pas-repondre@${hostOf(siteUrl)}>` },
    /** Without keys, a pair derived from the session's secret; `services` are the only servers that a push is sent to. */
    push: {
      publicKey: env.PUSH_PUBLIC_KEY,
      privateKey: env.PUSH_PRIVATE_KEY,
      services: env.PUSH_SERVICES.split(',').map((host) => host.trim()),
    },
    filesUrl: env.FILES_URL,
    logLevel: env.LOG_LEVEL,
    metrics: { on: env.METRICS, token: env.METRICS_TOKEN },
    /** Secrets given from outside; those absent are made once and kept under `dataDir` (see `openSecrets`). */
    secrets: { session: env.SESSION_SECRET ?? [], sealing: env.SEALING_KEYS ?? [] },
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
        likes: env.SITE_LIKES,
      },
    },
    /** Without it no visitor statistics are sent anywhere. */
    matomoUrl: env.MATOMO_URL,
    pageSizes: { blog: env.PAGE_SIZE_BLOG, activities: env.PAGE_SIZE_ACTIVITIES },
    yearlyHoroscopeYear: env.YEARLY_HOROSCOPE_YEAR,
    sunValueCents: env.SUN_VALUE_CENTS,
  };
}

/** Who gives the site an https address shows it to the world: nothing that is there for developers may then be open, whatever else was forgotten. */
function environmentOf(given: Environment['NODE_ENV'], siteUrl: string) {
  if (siteUrl.startsWith('https:') && given !== 'test') return 'production';
  return given ?? 'development';
}

function hostOf(url: string): string {
  return new URL(url).hostname;
}
