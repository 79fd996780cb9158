import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Config, MEMORY } from './config.ts';
import { randomToken } from './ids.ts';
import { KEY_BYTES, readKey, type SealingKey } from './sealed/sealing-keys.ts';

export interface Secrets {
  /** Signs session tokens. Processes that serve one site must share it: same `DATA_DIR`, or `SESSION_SECRET`. */
  readonly session: string;
  /** Seal what the database keeps closed: the first seals, all of them open. To be shared likewise: same `DATA_DIR`, or `SEALING_KEYS`. */
  readonly sealing: readonly SealingKey[];
}

const SESSION_BYTES = 48;
/** The key under `DATA_DIR`, as sealed values name it; the same name in `SEALING_KEYS` carries it to another machine. */
const KEPT_KEY = 'kept';

export function openSecrets(config: Config): Secrets {
  return {
    session: config.secrets.session ?? keptSecret(config.dataDir, 'session', SESSION_BYTES),
    sealing: sealingKeys(config),
  };
}

/** The key that was made here goes on opening what it sealed after keys are given from outside. */
function sealingKeys({ dataDir, secrets: { sealing: given } }: Config): SealingKey[] {
  const isGiven = given.length > 0;
  if (given.some(({ id }) => id === KEPT_KEY) || (isGiven && dataDir === MEMORY)) return given;
  const path = pathOf(dataDir, 'sealing');
  const written = isGiven ? readSecret(path) : keptSecret(dataDir, 'sealing', KEY_BYTES);
  return written === undefined ? given : [...given, readKey(KEPT_KEY, written) ?? unreadable(path)];
}

const pathOf = (dataDir: string, name: string): string => join(dataDir, 'secrets', name);

function keptSecret(dataDir: string, name: string, byteCount: number): string {
  if (dataDir === MEMORY) return randomToken(byteCount);
  const path = pathOf(dataDir, name);
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  return readSecret(path) ?? createSecret(path, byteCount) ?? readSecret(path) ?? unreadable(path);
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
function createSecret(path: string, byteCount: number): string | undefined {
  const aside = `${path}.${process.pid}`;
  const secret = randomToken(byteCount);
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
