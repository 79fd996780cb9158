import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FeatureParts } from '@solelune/contract/server';
import { randomToken } from '@solelune/platform';
import { telephoneOf, usePhoneSandbox } from './open-phone.ts';

const MAIN = fileURLToPath(new URL('../../../sandbox/main.ts', import.meta.url));

/** Without keys of the provider's, and never in production, two telephones are drawn beside the server, by a process of its own. */
export async function phoneSandboxBeside(
  { services: { config, log } }: FeatureParts,
  address: string,
): Promise<(() => Promise<void>) | null> {
  if (config.environment === 'production' || telephoneOf(config)) return null;
  const authToken = randomToken();
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: config.environment, SANDBOX_AUTH_TOKEN: authToken },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.once('exit', () => child.kill('SIGKILL'));
  const apiUrl = await new Promise<string | null>((resolve) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    void gone.then(() => resolve(null));
  });
  if (!apiUrl) {
    log.warn('the telephone sandbox did not start');
    return null;
  }
  usePhoneSandbox(config, { apiUrl, authToken, origin: address });
  console.log(`  Téléphone : banc d’essai ${apiUrl}, aucun vrai appel`);
  return async () => {
    child.kill('SIGTERM');
    await gone;
  };
}
