import { handle } from '@solelune/contract/server';
import { messageFetch } from '../../contract.ts';
import { countNewMessages, listMessages } from './message.repo.ts';

export const messageFetchHandler = handle(messageFetch, async ({ offset, limit, sort_by_new }, { db, who }) => {
  const rows = await listMessages(db, { userId: who.userId, offset, limit, newFirst: sort_by_new });
  return {
    messages: rows.map(({ id, subject, body, link, sent_at, read_at }) => ({
      id,
      subject,
      body,
      link,
      is_new: read_at === null,
      sent_at: sent_at.toISOString(),
    })),
    new_count: await countNewMessages(db, who.userId),
  };
});
