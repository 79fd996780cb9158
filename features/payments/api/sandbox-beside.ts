import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { FeatureParts } from '@solelune/contract/server';
import { MEMORY, randomToken } from '@solelune/platform';
import { paymentsOf, useSandbox } from './provider/open-provider.ts';

const MAIN = fileURLToPath(new URL('../sandbox/main.ts', import.meta.url));

/** Without a key of the provider's, and never in production, the sandbox runs beside the server, as a process of its own. */
export async function sandboxBeside(
  { services }: FeatureParts,
  address: string,
): Promise<(() => Promise<void>) | null> {
  const { config, log } = services;
  if (config.environment === 'production' || paymentsOf(config)) return null;
  const webhookSecret = `whsec_${randomToken()}`;
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...{ PATH: process.env['PATH'], NODE_ENV: config.environment },
      ...{ SANDBOX_WEBHOOK_URL: `${address}/webhooks/stripe`, SANDBOX_WEBHOOK_SECRET: webhookSecret },
      ...(config.dataDir === MEMORY ? {} : { SANDBOX_FILE: path.join(config.dataDir, 'payments-sandbox.json') }),
    },
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  process.once('exit', () => child.kill('SIGKILL'));
  const apiUrl = await new Promise<string | null>((resolve) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    void gone.then(() => resolve(null));
  });
  if (!apiUrl) {
    log.warn('the payments sandbox did not start');
    return null;
  }
  useSandbox(config, { apiUrl, webhookSecret, returnOrigin: address });
  console.log(`  Paiements : banc d’essai ${apiUrl}, aucune carte réelle`);
  return async () => {
    child.kill('SIGTERM');
    await gone;
  };
}
