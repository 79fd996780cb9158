import { linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, MEMORY } from './config.ts';
import { randomToken } from './ids.ts';

export interface Secrets {
  /** Signs session tokens. Processes that serve one site must share it: same `DATA_DIR`, or `SESSION_SECRET`. */
  readonly session: string;
}

export function openSecrets(config: Config): Secrets {
  return { session: config.secrets.session ?? keptSecret(config.dataDir, 'session') };
}

function keptSecret(dataDir: string, name: string): string {
  if (dataDir === MEMORY) return randomToken(48);
  const folder = join(dataDir, 'secrets');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  return readSecret(path) ?? createSecret(path) ?? readSecret(path) ?? unreadable(path);
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
function createSecret(path: string): string | undefined {
  const aside = `${path}.${process.pid}`;
  const secret = randomToken(48);
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
