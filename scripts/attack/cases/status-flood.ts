import { openSocket, type TestSocket } from '../../../packages/testing/app/open-socket.ts';
import type { Case } from '../case.ts';
import { openTeam } from '../site/team.ts';

const SUBSCRIBE = 'subscribe_collaborators_status';
const SOCKETS = 10;
const LISTS = 100;
/** As many as one socket may follow (apps/server/socket/followed.ts). */
const LONGEST = 200;
/** What another visitor may wait for an answer meanwhile. */
const MOST_MS = 2_000;

/** Numbers that are nobody's, other ones each time. */
const strangers = (list: number): number[] =>
  Array.from({ length: LONGEST }, (_, index) => 1_000_000 + list * LONGEST + index);

/** Tracks long lists of people who do not exist, other ones each time, while somebody else follows one who does. */
export const statusFlood: Case = {
  name: 'status-flood',
  severity: 'medium',
  loss: 'the database, to the statuses of people who do not exist; those of the team, late for everybody',
  async try(site) {
    const [someone] = await openTeam(site);
    const crowd = { headers: { 'x-forwarded-for': site.visitor().ip } };
    const sockets: TestSocket[] = [];
    for (let count = 0; count < SOCKETS; count++) sockets.push(await openSocket(site.address, crowd));
    const [first] = sockets as [TestSocket];
    first.say(SUBSCRIBE, [...strangers(0), 1]);
    const tooLong = (await first.next()).action;
    for (let list = 0; list < LISTS; list++)
      for (const [index, socket] of sockets.entries()) socket.say(SUBSCRIBE, strangers(list * SOCKETS + index));
    const waits: number[] = [];
    for (let count = 0; count < 5; count++) {
      const startedAt = performance.now();
      const reader = site.visitor();
      const socket = await openSocket(site.address, { headers: { 'x-forwarded-for': reader.ip } });
      socket.say(SUBSCRIBE, [someone?.id]);
      await socket.next();
      await reader.get('advisor/index.json');
      waits.push(performance.now() - startedAt);
      await socket.close();
    }
    for (const socket of sockets) await socket.close();
    const longest = Math.max(...waits);
    return {
      held: tooLong === 'error' && longest < MOST_MS,
      figure:
        `while ${SOCKETS * LISTS} lists of ${LONGEST} strangers are tracked, a status and the team reach another visitor in ${longest.toFixed(0)} ms at most; ` +
        `a longer list: ${tooLong === 'error' ? 'refused' : 'followed'}`,
    };
  },
};
