import { fail, handle } from '@solelune/contract/server';
import { messageRead } from '../../contract.ts';
import { markRead } from './message.repo.ts';

export const messageReadHandler = handle(messageRead, async ({ id }, { db, who, now }) =>
  (await markRead(db, who.userId, id, now)) ? { success: true } : fail('not_found'),
);
