import { eventually } from '@solelune/testing/eventually';
import { expect } from 'vitest';
import { declareBirth } from './member-site.ts';

export const CARDS = {
  good: '4242 4242 4242 4242',
  other: '5555 5555 5555 4444',
  asks: '4000 0027 6000 3184',
  poor: '4000 0000 0000 9995',
};

/** What a member does with payments by the site's own calls, for journeys that begin after it. */
export function purchases(site: string, token: string) {
  const authorization = `Bearer ${token}`;
  const ask = async (path: string, fields?: Record<string, string>) => {
    const sent = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
    const response = await fetch(`${site}/api/payment/${path}.json`, { headers: { authorization }, ...sent });
    expect(response.status, path).toBe(200);
    return response.json();
  };
  const choose = async (suns: string): Promise<string> => (await ask('order/new', { product: 'suns', item: suns })).id;
  /** Paid on the card page, its receipt numbered. */
  const pay = async (id: string, card: string, more: Record<string, string> = {}) => {
    const { address } = await ask('order/pay', { id, way: 'checkout', consents: 'terms,start_now', ...more });
    await fetch(address, { method: 'POST', body: new URLSearchParams({ number: card }), redirect: 'manual' });
    const receipt = await eventually(async () => {
      const { status, documents } = await ask('order/look', { id });
      expect([status, documents[0]?.number]).toEqual(['accepted', expect.any(String)]);
      return documents[0].id as string;
    });
    return { order: id, receipt };
  };
  return {
    ask,
    /** Chosen, not yet ordered. */
    choose,
    /** With the card kept. */
    buy: async (suns: string, card = CARDS.good) => pay(await choose(suns), card, { keep_card: '1' }),
    /** The first free hour of an advisor, held and paid. */
    book: async (slug: string) => {
      await declareBirth(site, token);
      const { slots } = await (await fetch(`${site}/api/appointment/booking/${slug}.json`)).json();
      const hour = { slug, starts_at: slots[0], minutes: '30', kind: 'phone', zone: 'Europe/Paris' };
      const held = await fetch(`${site}/api/appointment/hold.json`, {
        ...{ method: 'POST', headers: { authorization }, body: new URLSearchParams(hour) },
      });
      expect(held.status).toBe(200);
      return pay((await held.json()).order, CARDS.good);
    },
  };
}
