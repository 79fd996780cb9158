import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import type { CardProvider } from './card-provider.ts';
import { stripeProvider } from './stripe-provider.ts';

let sandbox: Sandbox;
let provider: CardProvider;
beforeAll(async () => {
  sandbox = await startSandbox({ webhookSecret: 'whsec_of_this_test' });
  provider = stripeProvider({ key: 'sk_test_of_this_test_only', apiUrl: sandbox.address, timeoutMs: 300 });
});
afterAll(() => sandbox?.close());

const opening = (customer: string) => ({
  orderId: 'an-order',
  attempt: {
    ...{ attempt: 1, way: 'checkout' as const, card: null, keepCard: false, session: null, intent: null },
    ...{ closing: false, since: '2026-11-16T12:00:00Z' },
  },
  ...{ cents: 4200, mode: 'sale' as const, label: 'Un entretien', customer, returnUrl: 'https://exemple.fr/' },
  expiresAt: Math.floor(Date.now() / 1000) + 3600,
});

describe('a provider that fails', () => {
  it.each(['before', 'after', 'cut', 'hang'] as const)(
    '%s: the deed is asked again by its name, and done once',
    async (fault) => {
      const customer = await provider.newCustomer(`customer-of-${fault}`);
      const asked = { ...opening(customer), orderId: `order-of-${fault}` };
      sandbox.faults[fault] = 1;
      const first = await provider.open(asked).catch((error: Error) => error);
      // Where the line was cut, the SDK asks again by itself.
      if (fault !== 'cut') expect(first).toBeInstanceOf(Error);
      expect(sandbox.faults[fault]).toBe(0);
      const opened = await provider.open(asked);
      expect(opened?.session).toContain('cs_');
      const sessions = Object.values(sandbox.bank.data.sessions).filter((one) => one.customer === customer);
      expect(sessions.map(({ id }) => id)).toEqual([opened?.session]);
    },
  );

  it.each(['checkout', 'saved'] as const)(
    '%s: asked for in other words, by another release, finds what the first words opened',
    async (way) => {
      const customer = await provider.newCustomer(`customer-of-two-releases-${way}`);
      const card = way === 'saved' ? sandbox.bank.newMethod(0, customer) : null;
      const { attempt, ...rest } = opening(customer);
      const asked = { ...rest, orderId: `order-of-two-releases-${way}`, attempt: { ...attempt, way, card } };
      const first = await provider.open(asked);
      expect(first?.session ?? first?.intent).toMatch(/^(?:cs|pi)_/);
      expect(await provider.open({ ...asked, returnUrl: 'https://www.exemple.fr/' })).toEqual(first);
      const { intents, sessions } = sandbox.bank.data;
      const there = [...Object.values(intents), ...Object.values(sessions)].filter((one) => one.customer === customer);
      expect(there).toHaveLength(1);
    },
  );

  it('is told how by a post to the sandbox, which only this machine can reach', async () => {
    const tell = (body: object) =>
      fetch(`${sandbox.address}/_sandbox`, { method: 'POST', body: JSON.stringify(body) }).then((sent) => sent.json());
    for (const webhooks of ['late', 'doubled', 'reordered', 'lost', 'normal', 'manual'])
      expect(await tell({ webhooks })).toMatchObject({ webhooks });
    expect(await tell({ before: 1, after: 2, cut: 3, hang: 4 })).toMatchObject({
      before: 1,
      after: 2,
      cut: 3,
      hang: 4,
    });
    expect(await tell({ before: 0, after: 0, cut: 0, hang: 0 })).toMatchObject({ hang: 0 });
    expect(new URL(sandbox.address).hostname).toBe('127.0.0.1');
  });
});
