import { eventually } from '@solelune/testing/eventually';
import { expect } from 'vitest';

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
  return {
    ask,
    /** Chosen, not yet ordered. */
    choose,
    /** Paid on the card page, its card kept, its receipt numbered. */
    buy: async (suns: string, card = CARDS.good): Promise<{ order: string; receipt: string }> => {
      const id = await choose(suns);
      const terms = { way: 'checkout', keep_card: '1', consents: 'terms,start_now' };
      const { address } = await ask('order/pay', { id, ...terms });
      await fetch(address, { method: 'POST', body: new URLSearchParams({ number: card }), redirect: 'manual' });
      const receipt = await eventually(async () => {
        const { status, documents } = await ask('order/look', { id });
        expect([status, documents[0]?.number]).toEqual(['accepted', expect.any(String)]);
        return documents[0].id;
      });
      return { order: id, receipt };
    },
  };
}
