import { fail, handle } from '@solelune/contract/server';
import { messageRead, messagesChannel } from '../../contract.ts';
import { markRead } from './message.repo.ts';

export const messageReadHandler = handle(messageRead, async ({ id }, { db, who, now, services }) => {
  if (!(await markRead(db, who.userId, id, now))) return fail('not_found');
  services.channels.changed(messagesChannel, who.userId);
  return { success: true };
});
