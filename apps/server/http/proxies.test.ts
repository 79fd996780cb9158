import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { proxyTrust } from './proxies.ts';

const VISITOR = '198.51.100.7';
const PROXIES = ['10.0.0.1', '10.0.0.2', '10.0.0.3'];
const FORGED = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5'];

/** What the last of so many proxies passes on: each has written who was connected to it at the end of what it was given. */
async function seenFrom(proxies: number, given: string[]): Promise<string> {
  const app = Fastify({ trustProxy: proxyTrust(proxies) });
  app.get('/', async (request) => request.ip);
  const hops = [VISITOR, ...PROXIES.slice(0, proxies)];
  const remoteAddress = hops.at(-1) as string;
  const answer = await app.inject({
    ...{ url: '/', remoteAddress },
    headers: { 'x-forwarded-for': [...given, ...hops.slice(0, -1)].join(', ') },
  });
  return answer.body;
}

describe.each([1, 2, 3])('behind %i of our proxies', (proxies) => {
  it.each([0, 1, 2, 3, 4, 5])('the visitor is who came, whatever %i names they put before theirs', async (length) => {
    expect(await seenFrom(proxies, FORGED.slice(0, length))).toBe(VISITOR);
  });

  it('what is no list of addresses changes nothing', async () => {
    for (const given of ['', ',,,', 'unknown', '_hidden:80', '"[2001:db8::1]"', '127.0.0.1', PROXIES.join(', ')])
      expect(await seenFrom(proxies, [given])).toBe(VISITOR);
  });
});
