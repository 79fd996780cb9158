import { compose } from '../../apps/server/compose.ts';
import { createLogger, readConfig } from '../../packages/platform/index.ts';
import { gather } from './crowd.ts';

const WARM_UP_MS = 8_000;
const MEASURED_MS = 10_000;

/** What one natal page costs in milliseconds of computing: of the thread that answers everybody, and of all threads together. */
export async function natalCost(): Promise<{ mainMs: number; allMs: number; pages: number }> {
  const config = readConfig({ DATA_DIR: 'memory', LOG_LEVEL: 'silent', NODE_ENV: 'production' });
  const server = await compose(config, { log: createLogger(config) });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const measure = async (first: number, forMs: number) => {
    const [main, all] = [process.threadCpuUsage(), process.cpuUsage()];
    const crowd = gather(address, { visitors: 1, atOnce: 2, first });
    await new Promise((resolve) => setTimeout(resolve, forMs));
    const pages = (await crowd.leave())['200'] ?? 0;
    const spent = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000 / pages;
    return { pages, mainMs: spent(process.threadCpuUsage(main)), allMs: spent(process.cpuUsage(all)) };
  };
  await measure(0, WARM_UP_MS);
  const cost = await measure(100_000, MEASURED_MS);
  await server.close();
  return cost;
}
