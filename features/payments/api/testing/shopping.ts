import type { PaymentsApp } from './payments-app.ts';

const GOOD_CARD = '4242424242424242';

/** Types a card on the sandbox's page, as a person does, and answers the bank where it asks. */
export async function typeCard(address: string, number = GOOD_CARD, answer: 'yes' | 'no' = 'yes'): Promise<void> {
  const form = (fields: Record<string, string>) =>
    ({ method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }) as const;
  const sent = await fetch(address, form({ number }));
  const next = sent.headers.get('location') ?? '';
  if (next.startsWith('/bank/')) await fetch(new URL(next, address), form({ answer }));
}

/** Orders by the site's own calls and pays on the card page; gives the order's number. */
export async function buy(
  app: PaymentsApp,
  token: string,
  { product = 'suns', item, ...how }: { product?: string; item: string } & Record<string, string>,
): Promise<string> {
  const post = async (path: string, fields: Record<string, string>) => {
    const { status, body } = await app.submit(`payment/${path}.json`, fields, token);
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const { id } = await post('order/new', { product, item });
  const { address } = await post('order/pay', { id, way: 'checkout', consents: 'terms,start_now', ...how });
  if (address) await typeCard(address);
  await post('order/look', { id });
  return id;
}
