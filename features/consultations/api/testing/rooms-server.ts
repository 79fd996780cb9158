// A server with rooms as a process of its own, which can only be killed; started by rooms-site.ts. PAIRS: who is planted before it answers; CLOCK: its hour.
import { plantAdvisor } from '@solelune/advisors/testing';
import { readConfig } from '@solelune/platform';
import { compose } from '@solelune/server/compose';
import { features } from '@solelune/server/features';
import { signCharter } from '../guards/charter.ts';
import { type FastClock, fastMs } from './fast-clock.ts';
import type { Pair } from './room-player.ts';

const WANTED = ['account', 'wallet', 'loyalty', 'payments', 'profile', 'advisors', 'consultations'];
const clock = JSON.parse(process.env['CLOCK'] ?? 'null') as FastClock;
const pairs = JSON.parse(process.env['PAIRS'] ?? '[]') as Pair[];
const config = readConfig(process.env);
const own = features.filter(({ name }) => WANTED.includes(name));
const server = await compose(config, {
  features: own,
  pages: 'none',
  now: () => Temporal.Instant.fromEpochMilliseconds(fastMs(clock)),
  identify: async (token) => {
    const [role, userId = ''] = token.split('.');
    return { userId, sessionId: 's', roles: role === 'advisor' ? ['advisor'] : [] };
  },
});
for (const { member, advisor, slug } of pairs) {
  for (const id of [member, advisor])
    await server.database.execute('insert into account_user (id, email, firstname) values ($1, $2, $3)', [
      ...[id, `${id}@exemple.fr`, 'Camille'],
    ]);
  await server.database.execute('insert into profile_member (user_id, slug, birthdate) values ($1, $2, $3)', [
    ...[member, `m-${member}`, '1988-06-17'],
  ]);
  await server.transaction(async (tx) => {
    const { id } = await plantAdvisor(tx, { user_id: advisor, slug, name: 'Maëlle' });
    await signCharter(tx, id, Temporal.Now.instant());
  });
}
const address = await server.app.listen({ port: config.port, host: config.host });
// Said before anything else says where it is.
console.log(address);
for (const { beside } of own) await beside?.(server, address);
