import { startSandbox } from './server.ts';

/** The sandbox as its own process: told by its environment what it needs, it says its address on its first line and ends with its parent. */
const { NODE_ENV, SANDBOX_WEBHOOK_URL, SANDBOX_WEBHOOK_SECRET = '', SANDBOX_FILE, SANDBOX_PORT = '0' } = process.env;
if (NODE_ENV === 'production') {
  console.error('Le banc d’essai des paiements ne tourne pas en production.');
  process.exit(1);
}
const sandbox = await startSandbox({
  ...{ port: Number(SANDBOX_PORT), webhookSecret: SANDBOX_WEBHOOK_SECRET },
  ...(SANDBOX_WEBHOOK_URL ? { webhookUrl: SANDBOX_WEBHOOK_URL } : {}),
  ...(SANDBOX_FILE ? { file: SANDBOX_FILE } : {}),
});
process.stdout.write(`${sandbox.address}\n`);
process.stdin.on('end', () => process.exit(0)).resume();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void sandbox.close().then(() => process.exit(0)));
