import { answerChannel } from '@solelune/contract/server';
import { orderChannel } from '../contract.ts';
import { findOrder, isOrderId } from './order.repo.ts';
import { statusFor } from './status-view.ts';

export const orderChannelAnswer = answerChannel(orderChannel, {
  key: ({ id }) => id,
  may: async ({ id }, who, { db }) => isOrderId(id) && (await findOrder(db, id))?.userId === who.userId,
  state: async (id, { db, services, now }) => {
    const order = await findOrder(db, id);
    if (!order) throw new Error('An order is never deleted');
    return statusFor(db, services, order, now);
  },
});
