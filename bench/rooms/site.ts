// The server of the benchmark, as a process of its own: rooms are planted without a payment, running, when its parent asks for them.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { plantAdvisor } from '@solelune/advisors/testing';
import { plantRoom, sendAlone } from '@solelune/consultations/testing';
import { newId } from '@solelune/platform';
import { compose } from '@solelune/server/compose';
import { features } from '@solelune/server/features';
import { testConfig } from '@solelune/testing';
import type { BenchRoom } from './message.ts';

const WANTED = ['account', 'wallet', 'loyalty', 'payments', 'profile', 'advisors', 'consultations'];
const { DATABASE_URL, DATA_DIR, KEPT = 'together' } = process.env;
const database: Record<string, string> = DATABASE_URL
  ? { DATABASE_URL, DATABASE_POOL: '16' }
  : { DATA_DIR: DATA_DIR ?? '' };
const own = features
  .filter(({ name }) => WANTED.includes(name))
  .map((feature) => ({
    ...feature,
    handlers: (feature.handlers ?? []).map((one) =>
      KEPT === 'alone' && one.call.name === sendAlone.call.name ? sendAlone : one,
    ),
  }));
const server = await compose(testConfig({ ...database, RATE_LIMITS: 'off' }), {
  features: own,
  pages: 'none',
  identify: async (token) => {
    const [role, userId = ''] = token.split('.');
    return { userId, sessionId: 's', roles: role === 'advisor' ? ['advisor'] : [] };
  },
});
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
for (const { name, beside } of own) if (name === 'consultations') await beside?.(server, address);
const lag = monitorEventLoopDelay({ resolution: 5 });
lag.enable();

async function plant(): Promise<BenchRoom> {
  const [member, advisor] = [newId(), newId()];
  for (const id of [member, advisor])
    await server.database.execute('insert into account_user (id, email, firstname) values ($1, $2, $3)', [
      ...[id, `${id}@exemple.fr`, 'Camille'],
    ]);
  const context = { services: server.services, at: server.now() };
  const { id } = await server.transaction(async (tx) => {
    const { id: advisorId } = await plantAdvisor(tx, { user_id: advisor });
    return plantRoom(tx, context, { memberId: member, advisorId, capSeconds: 3600 });
  });
  return { id, tokens: [`member.${member}`, `advisor.${advisor}`] };
}

process.on('message', async ({ plant: count }: { plant?: number }) => {
  if (count !== undefined) {
    const rooms: BenchRoom[] = [];
    while (rooms.length < count) rooms.push(await plant());
    return process.send?.({ rooms });
  }
  const lagMs = lag.percentile(99) / 1e6;
  const cpu = process.cpuUsage();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  lag.reset();
  process.send?.({ weight: { rss, used: heapUsed + external, cpu, lagMs } });
});
process.on('SIGTERM', () => process.exit(0));
process.send?.({ address });
