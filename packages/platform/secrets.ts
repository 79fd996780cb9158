import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Config, MEMORY } from './config.ts';
import { randomToken } from './ids.ts';
import { readKeys, type SealingKey, writeNewKey } from './sealed/sealing-keys.ts';

export interface Secrets {
  /**
   * Signs the links of downloads and names visitors and addresses in counts of attempts without telling them. Sessions themselves are random and
   * outlive it. Processes that serve one site must share it: same `DATA_DIR`, or `SESSION_SECRET`.
   */
  readonly session: string;
  /** Former ones: nothing is signed with them any more, and what was is still believed. */
  readonly formerSessions: readonly string[];
  /** Seal what the database keeps closed: the first seals, all of them open. To be shared likewise: same `DATA_DIR`, or `SEALING_KEYS`. */
  readonly sealing: readonly SealingKey[];
}

const SESSION_BYTES = 48;

export function openSecrets(config: Config): Secrets {
  const [session, ...formerSessions] = sessionSecrets(config);
  return {
    session,
    formerSessions,
    sealing: sealingKeys(config),
  };
}

/** The one that was made here is believed after others are given. */
function sessionSecrets({ dataDir, secrets: { session: given } }: Config): [string, ...string[]] {
  const [newest, ...others] = given;
  if (newest === undefined) return [keptSecret(dataDir, 'session', () => randomToken(SESSION_BYTES))];
  const kept = dataDir === MEMORY ? undefined : readSecret(pathOf(dataDir, 'session'));
  return [newest, ...others, ...(kept === undefined || given.includes(kept) ? [] : [kept])];
}

/** The key that was made here, in the syntax of `SEALING_KEYS`, goes on opening what it sealed after others are given. */
function sealingKeys({ dataDir, secrets: { sealing: given } }: Config): SealingKey[] {
  if (given.length > 0 && dataDir === MEMORY) return given;
  const path = pathOf(dataDir, 'sealing');
  const written = given.length === 0 ? keptSecret(dataDir, 'sealing', writeNewKey) : readSecret(path);
  if (written === undefined) return given;
  const kept = readKeys(written) ?? unreadable(path);
  return [...given, ...kept.filter(({ id }) => !given.some((key) => key.id === id))];
}

const pathOf = (dataDir: string, name: string): string => join(dataDir, 'secrets', name);

function keptSecret(dataDir: string, name: string, make: () => string): string {
  if (dataDir === MEMORY) return make();
  const path = pathOf(dataDir, name);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return readSecret(path) ?? createSecret(path, make()) ?? readSecret(path) ?? unreadable(path);
}

function readSecret(path: string): string | undefined {
  try {
    const secret = readFileSync(path, 'utf8').trim();
    return secret.length >= 32 ? secret : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Written aside, then linked: when two processes start together one link succeeds, and nobody reads half a file. */
function createSecret(path: string, secret: string): string | undefined {
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, secret, { mode: 0o600, flush: true });
  try {
    linkSync(aside, path);
    return secret;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined;
    throw error;
  } finally {
    unlinkSync(aside);
  }
}

function unreadable(path: string): never {
  throw new Error(`Le secret ${path} est illisible ou trop court : supprimez ce fichier pour en créer un nouveau.`);
}
