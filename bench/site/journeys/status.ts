import { WebSocket } from 'ws';
import { ADVISORS, addressOf } from '../people.ts';
import { Failed } from './ask.ts';
import type { Journey } from './journey.ts';

const PATIENCE_MS = 15_000;
/** How long a page of the team stays open. */
const STAYS_MS = 20_000;
const FOLLOWED = Array.from({ length: ADVISORS }, (_, index) => index + 1);

/** Follows the team, and leaves after a while, unless it is to stay. Done once it is told how everybody is. */
export function followTeam({ site, turn }: Pick<Journey, 'site' | 'turn'>, staysMs = STAYS_MS): Promise<WebSocket> {
  const headers = { 'x-forwarded-for': addressOf(3_000_000 + turn) };
  const socket = new WebSocket(`${site.replace('http', 'ws')}/socket`, {
    ...{ origin: site, headers, perMessageDeflate: false },
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => fail('late'), PATIENCE_MS);
    const fail = (why: string) => {
      clearTimeout(timer);
      socket.terminate();
      reject(new Failed(why));
    };
    socket.on('open', () => socket.send(JSON.stringify({ action: 'subscribe_collaborators_status', data: FOLLOWED })));
    socket.once('message', (raw) => {
      const { action } = JSON.parse(String(raw)) as { action: string };
      if (action !== 'update_collaborators_status') return fail(action);
      clearTimeout(timer);
      if (Number.isFinite(staysMs)) setTimeout(() => socket.close(), staysMs).unref();
      resolve(socket);
    });
    socket.on('close', () => fail('closed'));
    socket.on('error', () => fail('cut'));
  });
}
