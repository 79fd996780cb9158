import { answerChannel } from '@solelune/contract/server';
import { messagesChannel } from '../../contract.ts';
import { countNewMessages } from './message.repo.ts';

export const messagesChannelAnswer = answerChannel(messagesChannel, {
  key: (_, { userId }) => userId,
  state: async (userId, { db }) => ({ new_count: await countNewMessages(db, userId) }),
});
