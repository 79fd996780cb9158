import { setTimeout as pause } from 'node:timers/promises';
import type { TestServer } from '@solelune/testing/servers';
import { equal } from './commands.ts';
import type { Drill } from './figures.ts';
import { clicksIn, killServer, serve, type Two } from './site.ts';
import { type Visitors, visit, within } from './visitors.ts';

const PER_SECOND = 40;

interface Living {
  two: Two;
  visitors: Visitors;
  postgres: TestServer;
  redis: TestServer;
}

/** What happens to a site in its life, while people visit it; gives how many clicks are in the database after it. */
export async function live(drill: Drill, { two, visitors, postgres, redis }: Living): Promise<number> {
  let acknowledged = 0;
  const visited = async (step: string, body: () => Promise<void>) => {
    const visits = await drill.time(
      `${step}, under ${PER_SECOND} requests a second`,
      async () => {
        const under = visit(visitors, PER_SECOND);
        await body().finally(() => under.end());
        return under;
      },
      ({ asked, failed, times }) =>
        `${asked} requests, ${failed} failed, half within ${within(times, 50)}, 95 of 100 within ${within(times, 95)}`,
    );
    acknowledged += visits.acknowledged;
    return visits;
  };
  const replace = async (index: 0 | 1) => {
    two.processes[index] = await serve(drill, two.ports[index]);
  };

  await visited('A process is killed and comes back', async () => {
    await pause(5000);
    await killServer(two.processes[0]);
    await pause(3000);
    await replace(0);
    await pause(2000);
  });
  const rolled = await visited('Both are replaced one by one', async () => {
    for (const index of [0, 1] as const) {
      equal(await two.processes[index].end(), 0, 'the exit code of a stop');
      await replace(index);
      await pause(2000);
    }
  });
  equal(rolled.failed, 0, 'requests that failed while processes were replaced');
  await visited('Redis is gone for five seconds', async () => {
    await redis.kill();
    await pause(5000);
    await redis.start();
    await pause(1500);
  });
  drill.tell({ step: 'One process after it', value: await weightOf(two.ports[1]) });
  const clicks = await clicksIn(postgres.url);
  if (clicks < acknowledged) throw new Error(`${acknowledged} clicks were acknowledged, ${clicks} are there`);
  drill.tell({ step: 'Writes that were acknowledged', value: `${acknowledged}; in the database ${clicks}` });
  return clicks;
}

/** What a process says of itself, asked by its own address. */
async function weightOf(port: number): Promise<string> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  const counts = text.matchAll(/^http_request_duration_seconds_count\{.*\} (\d+)$/gm);
  const requests = [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  const memory = Math.round(value('process_resident_memory_bytes') / 1024 ** 2);
  const processor = value('process_cpu_seconds_total').toFixed(1);
  return `${memory} MB of memory; ${processor} s of processor for its start and ${requests} requests, ${value('pages_from_memory_total')} of them pages from memory`;
}
