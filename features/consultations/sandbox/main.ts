import { startPhoneSandbox } from './server.ts';

/** The sandbox as its own process: told by its environment what it needs, it says its address on its first line and ends with its parent. */
const { NODE_ENV, SANDBOX_AUTH_TOKEN = '', SANDBOX_PORT = '0' } = process.env;
if (NODE_ENV === 'production') {
  console.error('Le banc d’essai du téléphone ne tourne pas en production.');
  process.exit(1);
}
const sandbox = await startPhoneSandbox({ port: Number(SANDBOX_PORT), authToken: SANDBOX_AUTH_TOKEN });
process.stdout.write(`${sandbox.address}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void sandbox.close().then(() => process.exit(0)));
