import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { ConfigError } from './config-error.ts';

export type Told = Record<string, string | undefined>;

/** Where a variable's value comes from: what the process was started with wins over the file. */
export type Origin = 'environment' | 'file' | 'default';

export interface Telling {
  values: Told;
  originOf(name: string): Origin;
}

const REPOSITORY_ROOT = resolve(import.meta.dirname, '../../..');

/** How names begin that nobody but us reads: one of them that we do not know is a slip of the pen, whoever set it. */
const OURS = /^(?:SITE|MAIL|STRIPE|PAYMENTS|PUSH|SEALING|METRICS|MATOMO|PAGE_SIZE)_/;
/** Shorter names are one letter away from too many others (`PORT`, `POST`). */
const LONG = 8;

/**
 * What the process is told from outside: its environment, and `.env` at the root of the repository beneath it. `ENV_FILE` names another file, or
 * none when it is empty. Names that look like ours and are not are refused: a mistyped secret would be a secret made up in silence.
 */
export function readTelling(env: Told, known: readonly string[]): Telling {
  const file = resolve(REPOSITORY_ROOT, env['ENV_FILE'] ?? '.env');
  const isNamed = Boolean(env['ENV_FILE']);
  if (isNamed && !existsSync(file))
    throw new ConfigError(`Configuration invalide. ENV_FILE : ce fichier n’existe pas.`);
  const isRead = env['ENV_FILE'] !== '' && existsSync(file);
  const written: Told = isRead ? parseEnv(readFileSync(file, 'utf8')) : {};
  const strangers = [
    ...Object.keys(written).filter((name) => !known.includes(name)),
    ...Object.keys(env).filter((name) => !known.includes(name) && looksLikeOurs(name, known)),
  ];
  if (strangers.length > 0)
    throw new ConfigError(`Configuration invalide. ${strangers.map(unknown(known)).join(' ; ')}.`);
  const isSet = (told: Told, name: string) => Boolean(told[name]?.trim());
  return {
    // An empty variable is one that is not set: it does not hide the file's.
    values: { ...written, ...Object.fromEntries(Object.entries(env).filter(([name]) => isSet(env, name))) },
    originOf: (name) => (isSet(env, name) ? 'environment' : isSet(written, name) ? 'file' : 'default'),
  };
}

/** In the environment stand the variables of everybody else too: `SESSION_MANAGER` is the desktop's. */
const looksLikeOurs = (name: string, known: readonly string[]) =>
  OURS.test(name) || (name.length >= LONG && known.some((ours) => isOneSlipAway(name, ours)));

const unknown = (known: readonly string[]) => (name: string) => {
  const near = known.find((other) => isOneSlipAway(name, other));
  return near
    ? `${name} : nom inconnu, vouliez-vous dire ${near} ?`
    : `${name} : nom inconnu (.env.example les nomme tous)`;
};

/** Whether one letter too many, too few, other or swapped makes one name of the other. */
function isOneSlipAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start++;
  let end = 0;
  while (end < shortest - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  return (restA.length <= 1 && restB.length <= 1) || (restA.length === 2 && restA === [...restB].reverse().join(''));
}
