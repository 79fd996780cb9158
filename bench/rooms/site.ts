// The server of the benchmark, as a process of its own: rooms are planted without a payment, running, when its parent asks for them.
import { plantAdvisor } from '@solelune/advisors/testing';
import { plantRoom } from '@solelune/consultations/testing';
import { newId } from '@solelune/platform';
import { compose } from '@solelune/server/compose';
import { features } from '@solelune/server/features';
import { testConfig } from '@solelune/testing';
import type { BenchRoom } from './message.ts';

const WANTED = ['account', 'wallet', 'loyalty', 'payments', 'profile', 'advisors', 'consultations'];
const { DATABASE_URL = '', DATABASE_POOL = '16' } = process.env;
const own = features.filter(({ name }) => WANTED.includes(name));
const server = await compose(testConfig({ DATABASE_URL, DATABASE_POOL, RATE_LIMITS: 'off' }), {
  features: own,
  pages: 'none',
  identify: async (token) => {
    const [role, userId = ''] = token.split('.');
    return { userId, sessionId: 's', roles: role === 'advisor' ? ['advisor'] : [] };
  },
});
const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
for (const { name, beside } of own) if (name === 'consultations') await beside?.(server, address);

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
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ weight: { rss, used: heapUsed + external, cpu: process.cpuUsage() } });
});
process.send?.({ address });
