import { type Config, createLogger, createStopping, type Logger, stopWithLauncher } from '@solelune/platform';
import { giveBackWhenQuiet, keepTurnsQuick } from '@solelune/platform/memory';
import { compose } from './compose.ts';
import { processConfig } from './environment.ts';
import { features } from './features.ts';
import { notePlanted } from './http/dev-index.ts';
import { refuseUnsafe } from './production.ts';
import { startSentence } from './start-sentence.ts';

/** Starts the site; a reason why it cannot is one sentence, not a stack. */
async function main(): Promise<void> {
  keepTurnsQuick();
  const config = processConfig();
  const log = createLogger(config);
  refuseUnsafe(config, log);
  const stopping = createStopping(log);
  if (process.argv.includes('--launched')) stopWithLauncher();
  const server = await compose(config, { log, pages: process.argv.includes('--dev') ? 'dev' : 'built' });
  stopping.onStop('server', server.close);
  const address = await server.app.listen({ port: config.port, host: config.host });
  sayAddress(config, log, address);
  giveBackWhenQuiet();
  for (const { beside } of features) {
    const end = await beside?.(server, address);
    if (end) stopping.onStop('beside', end);
  }
  if (!config.development) return;
  const planted: string[] = [];
  for (const { demo } of features) planted.push(...((await demo?.(server)) ?? []));
  notePlanted(server.app, planted);
  for (const line of planted) console.log(`  ${line}`);
  console.log(
    `  Essayer :   ${address}/dev\n  Courriers : ${address}/dev/mail\n  Lettres :   ${address}/dev/letters\n  Appels :    ${address}/api/docs/\n  Composants : ${address}/design\n`,
  );
}

/** To who develops, a line to read; elsewhere a line of the log like the others, whatever its level: it is read by programs. */
function sayAddress({ brand, development, siteUrl }: Config, log: Logger, address: string): void {
  if (development) console.log(`\n  ${brand.name} : ${siteUrl.includes('localhost') ? address : siteUrl}\n`);
  else log.child({}, { level: 'info' }).info({ at: address, site: siteUrl, pid: process.pid }, 'listening');
}

main().catch((error: unknown) => {
  console.error(startSentence(error) ?? error);
  process.exit(1);
});
