import { answerChannel } from '@solelune/contract/server';
import { statusChannel } from '../contract.ts';

/** Nobody has joined the team yet, so nobody is there; and nobody can say when they come back. */
export const statusChannelAnswer = answerChannel(statusChannel, {
  key: ({ id }) => String(id),
  state: () => ({ status: 'offline' as const }),
});
