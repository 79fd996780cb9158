// A process of the benchmark: the application with its team and its socket, without pages. It changes statuses when its parent says so.

import { setSwitch } from '@solelune/advisors/api';
import { plantAdvisor } from '@solelune/advisors/testing';
import { createLogger, readConfig } from '@solelune/platform';
import { compose } from '@solelune/server/compose';
import { features } from '@solelune/server/features';

const wanted = ['account', 'advisors'];
const config = readConfig({ ...process.env, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', SITE_URL: 'http://127.0.0.1' });
const server = await compose(config, {
  features: features.filter(({ name }) => wanted.includes(name)),
  log: createLogger(config),
  pages: 'none',
});
const address = await server.app.listen({ port: Number(process.env['PORT'] ?? 0), host: '127.0.0.1' });
const count = Number(process.env['ADVISORS']);
const rows = await server.database.query.selectFrom('advisors_advisor').select('id').orderBy('id').execute();
const ids = rows.map(({ id }) => id);
if (ids.length === 0)
  await server.transaction(async (tx) => {
    for (let index = 0; index < count; index++) ids.push((await plantAdvisor(tx, { slug: `voix-${index}` })).id);
  });

/** A change is known by its hour of return: the number of the change, in minutes, far away. */
const FAR = Temporal.Instant.from('2100-01-01T00:00:00Z');
process.on('message', async (message: { change?: number; measure?: true }) => {
  if (message.change !== undefined) {
    const number = message.change;
    const comebackAt = FAR.add({ minutes: number });
    const at = process.hrtime.bigint();
    await server.transaction((tx) =>
      setSwitch(tx, server.services, {
        ...{ advisorId: ids[number % ids.length] as number, to: 'away', comebackAt, now: Temporal.Now.instant() },
      }),
    );
    process.send?.({ changed: number, at: String(at), kept: String(process.hrtime.bigint()) });
  }
  if (message.measure) {
    globalThis.gc?.();
    process.send?.({ rss: process.memoryUsage().rss, cpu: process.cpuUsage() });
  }
});
process.send?.({ address, ids });
