import type { FeatureParts } from '@solelune/contract/server';
import { Failure } from '@solelune/contract/server';
import type { Sandbox } from '../../sandbox/server.ts';
import { attemptWay, confirmOrder, placeOrder } from '../commands.ts';
import { numberDocuments } from '../documents.repo.ts';
import { pursue } from '../pursue.ts';

type Shop = FeatureParts & { sandbox: Sandbox; addMember(): Promise<string> };

const PAYING = {
  way: 'checkout',
  card: null,
  keepCard: false,
  coupon: undefined,
  useSuns: false,
  consents: ['terms', 'start_now'],
} as const;

/** An order whose card page is open. */
export async function openOrder(
  app: Shop,
  userId: string,
  { product = 'suns', item = '1000' }: { product?: string; item?: string } = {},
): Promise<string> {
  const context = { services: app.services, at: app.now() };
  const id = await app.transaction(async (tx) => {
    const placed = await placeOrder(tx, context, { userId, product, item });
    const confirmed = placed instanceof Failure ? placed : await confirmOrder(tx, context, placed, PAYING);
    if (confirmed instanceof Failure) throw new Error('It is sold');
    return (await attemptWay(tx, context, confirmed, PAYING)).id;
  });
  await pursue(app, id);
  return id;
}

/** Somebody types a good card on the page of this order. */
export function payOnPage({ sandbox: { bank } }: Shop, orderId: string): void {
  const session = Object.values(bank.data.sessions).find(
    ({ metadata, status }) => metadata['order'] === orderId && status === 'open',
  );
  if (!session) throw new Error('No card page is open');
  const { amount, manual, customer, keep, metadata } = session;
  const intent = bank.newIntent({ amount, manual, customer, keep, metadata, returnUrl: null });
  session.intent = intent.id;
  bank.pay(intent, bank.newMethod(0, null));
}

/** Many members pay at the same moment, and each payment is looked at by two at once. */
export async function buyAtOnce(app: Shop, count: number): Promise<void> {
  const ids = await Promise.all(Array.from({ length: count }, async () => openOrder(app, await app.addMember())));
  for (const id of ids) payOnPage(app, id);
  await Promise.all(
    ids.flatMap((id) => [pursue(app, id), pursue(app, id), app.transaction((tx) => numberDocuments(tx))]),
  );
  await app.transaction((tx) => numberDocuments(tx));
}
