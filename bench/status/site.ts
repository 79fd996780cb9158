// A process of the benchmark: the application with its team and its socket, limits and all, without pages.
import { setSwitch } from '@solelune/advisors/api';
import { plantAdvisor } from '@solelune/advisors/testing';
import { createLogger, readConfig } from '@solelune/platform';
import { compose } from '@solelune/server/compose';
import { features } from '@solelune/server/features';
import { answerParent, listenAt } from './child.ts';
import { comebackOf } from './message.ts';

const wanted = ['account', 'advisors'];
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent', SITE_URL: 'http://127.0.0.1' });
const server = await compose(config, {
  features: features.filter(({ name }) => wanted.includes(name)),
  log: createLogger(config),
  pages: 'none',
});
const said = await server.app.listen(listenAt());
const address = process.env['LISTEN_AT'] || said;
const count = Number(process.env['ADVISORS']);
const rows = await server.database.query.selectFrom('advisors_advisor').select('id').orderBy('id').execute();
const ids = rows.map(({ id }) => id);
if (ids.length === 0)
  await server.transaction(async (tx) => {
    for (let index = 0; index < count; index++) ids.push((await plantAdvisor(tx, { slug: `voix-${index}` })).id);
  });

answerParent((number) => {
  const comebackAt = Temporal.Instant.from(comebackOf(number));
  const deed = { advisorId: ids[number % ids.length] as number, comebackAt, now: Temporal.Now.instant() };
  return server.transaction((tx) => setSwitch(tx, server.services, { ...deed, to: 'away' }));
});
process.send?.({ address, ids });
