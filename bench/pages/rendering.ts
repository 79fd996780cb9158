import { compose } from '../../apps/server/compose.ts';
import { createLogger, readConfig } from '../../packages/platform/index.ts';

/** Result pages are never kept: each request renders, as a browser asks for it. The median over many, after a warm-up. */
const PAGES = ['/numerologie/expression/resultat/3', '/numerologie/chemin-de-vie/resultat/2/11', '/404'];
const RUNS = 300;

export async function medianRenderMs(): Promise<number> {
  const config = readConfig({ DATA_DIR: 'memory', LOG_LEVEL: 'silent', NODE_ENV: 'production' });
  const server = await compose(config, { log: createLogger(config) });
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const url = PAGES[run % PAGES.length] as string;
    const started = performance.now();
    await server.app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    if (run > RUNS / 3) times.push(performance.now() - started);
  }
  await server.close();
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
