import { LOGIN_LIMIT } from '../../../features/account/contract/limits.ts';
import type { Case } from '../case.ts';
import { ask } from '../site/ask.ts';
import type { Place } from '../site/site.ts';
import { forwardedFor } from '../site/visitor.ts';

/** What one visitor may try in a minute, and three times that. */
const LIMIT = LOGIN_LIMIT.max;
const TRIES = 3 * LIMIT;
const VISITOR = '198.51.100.7';

/** One visitor who puts another made-up name before theirs each time. Gives how many tries were let through. */
async function letThrough({ address, host, proxies }: Place): Promise<number> {
  let count = 0;
  for (let time = 1; time <= TRIES; time++) {
    const { status } = await ask(`${address}/api/user/account/autologin`, {
      method: 'POST',
      headers: {
        ...{ host, 'content-type': 'application/json' },
        'x-forwarded-for': forwardedFor(`203.0.113.${time}, ${VISITOR}`, proxies),
      },
      body: JSON.stringify({ hash: '0'.repeat(32) }),
    });
    if (status !== 429) count += 1;
  }
  return count;
}

export const forgedHops: Case = {
  name: 'forged-hops',
  severity: 'high',
  loss: 'every limit by address: passwords and codes can be guessed without end',
  needsOwnSite: true,
  async try(site, { shown, kept }) {
    const places = [site, shown, kept];
    const counts = await Promise.all(places.map(letThrough));
    const behind = places.map(({ proxies }) => proxies).join(', ');
    const figure = `${counts.join(', ')} of ${TRIES} tries let through behind ${behind} proxies (limit ${LIMIT})`;
    return { held: counts.every((count) => count === LIMIT), figure };
  },
};
