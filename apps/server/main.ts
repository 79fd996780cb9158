import { ConfigError, createLogger, createStopping, DataDirLocked, DataDirUnusable } from '@solelune/platform';
import { compose } from './compose.ts';
import { processConfig } from './environment.ts';
import { features } from './features.ts';

/** Starts the site; a reason why it cannot is one sentence, not a stack. */
async function main(): Promise<void> {
  const config = processConfig();
  const log = createLogger(config);
  const stopping = createStopping(log);
  // Its launcher (scripts/lib/serve.mjs) is gone when this end of their pipe is.
  if (process.argv.includes('--launched'))
    process.stdin.resume().once('close', () => process.kill(process.pid, 'SIGTERM'));
  const server = await compose(config, { log, pages: process.argv.includes('--dev') ? 'dev' : 'built' });
  stopping.onStop('server', server.close);
  const address = await server.app.listen({ port: config.port, host: config.host });
  console.log(`\n  ${config.brand.name} : ${config.siteUrl.includes('localhost') ? address : config.siteUrl}\n`);
  for (const { beside } of features) {
    const end = await beside?.(server, address);
    if (end) stopping.onStop('beside', end);
  }
  if (!config.development) return;
  for (const { demo } of features) for (const line of (await demo?.(server)) ?? []) console.log(`  ${line}`);
  console.log(
    `  Courriers : ${address}/dev/mail\n  Lettres :   ${address}/dev/letters\n  Appels :    ${address}/api/docs/\n  Composants : ${address}/design\n`,
  );
}

main().catch((error: unknown) => {
  const known =
    error instanceof ConfigError ||
    error instanceof DataDirLocked ||
    error instanceof DataDirUnusable ||
    (error as { code?: string }).code === 'EADDRINUSE';
  console.error(known ? sentence(error as Error) : error);
  process.exit(1);
});

function sentence(error: Error & { code?: string }): string {
  return error.code === 'EADDRINUSE' ? 'Ce port est déjà pris : choisissez-en un autre avec PORT=….' : error.message;
}
