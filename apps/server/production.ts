import { type Config, ConfigError, type Logger, MEMORY, missingLegal } from '@solelune/platform';
import { isLoopback } from './http/hosts.ts';

interface Judgement {
  /** With these the site may not start: somebody would be harmed, or told what is not so. */
  refused: string[];
  /** Variables worth a thought, with the reason. The site starts without them. */
  missing: { variable: string; why: string }[];
}

/** A site in public as it was told to be: what is unsafe in it, and what it lacks. Nothing elsewhere: a developer's machine may do as it likes. */
export function judgeProduction(config: Config): Judgement {
  if (config.environment !== 'production') return { refused: [], missing: [] };
  const { database, dataDir, host, mail, metrics, rateLimits, redisUrl, secrets, siteUrl, trustProxy } = config;
  const site = new URL(siteUrl);
  const isPublic = !isLoopback(site.hostname);
  const refused = [
    ...(config.isSiteUrlGiven ? [] : ['SITE_URL : à donner en production, sinon les courriers mèneraient à localhost']),
    ...(isPublic && site.protocol === 'http:'
      ? ['SITE_URL : doit commencer par https:// en production, sinon mots de passe et sessions circuleraient en clair']
      : []),
    ...(isPublic && !mail.url
      ? ['MAIL_URL : à donner en production, sinon aucun courrier ne part et nul ne retrouve son mot de passe']
      : []),
    ...(isPublic &&
    dataDir === MEMORY &&
    (!database.url || secrets.sealing.length === 0 || secrets.session.length === 0)
      ? ['DATA_DIR : memory oublierait la base ou les clés à chaque arrêt']
      : []),
    ...(isPublic && !rateLimits ? ['RATE_LIMITS : off laisserait deviner les mots de passe sans limite'] : []),
  ];
  const lacks: [boolean, string, string][] = [
    [!database.url, 'DATABASE_URL', 'the embedded database serves one process only'],
    [Boolean(database.url) && !redisUrl, 'REDIS_URL', 'two processes would not hear each other nor share limits'],
    [
      Boolean(database.url) && secrets.session.length === 0,
      'SESSION_SECRET',
      'made under DATA_DIR: other machines need the same',
    ],
    [
      Boolean(database.url) && secrets.sealing.length === 0,
      'SEALING_KEYS',
      'made under DATA_DIR: losing that folder loses what the database keeps sealed',
    ],
    [
      isPublic && trustProxy === false,
      'TRUST_PROXY',
      'behind a proxy every visitor would be the proxy, and share its limits',
    ],
    [
      isPublic && trustProxy === true && !isLoopback(host),
      'TRUST_PROXY',
      'true believes whoever connects: say how many proxies, or which',
    ],
    [metrics.on && !metrics.token && !isLoopback(host), 'METRICS_TOKEN', '/metrics is open to whoever reaches HOST'],
    ...missingLegal(config).map((variable): [boolean, string, string] => [
      true,
      variable,
      'the legal notice is incomplete',
    ]),
  ];
  return {
    refused,
    missing: lacks.flatMap(([isSo, variable, why]) => (isSo ? [{ variable, why }] : [])),
  };
}

/** Before anything is opened: what is unsafe stops the start with its sentence, what lacks is named in the log. */
export function refuseUnsafe(config: Config, log: Logger): void {
  const { refused, missing } = judgeProduction(config);
  if (refused.length > 0) throw new ConfigError(`Configuration refusée. ${refused.join(' ; ')}.`);
  if (missing.length > 0) log.warn({ missing }, 'production lacks settings');
}
