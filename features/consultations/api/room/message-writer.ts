import type { Failure } from '@solelune/contract/server';
import type { Message } from '../../contract/room.ts';
import { keepMessage } from './keep-message.ts';
import { keepTogether } from './keep-together.ts';
import { inTurns } from './turns.ts';

export interface Written {
  roomId: string;
  userId: string;
  key: string;
  text: string;
  now: Temporal.Instant;
}

/** Keeps what is written in any room of this process. */
export const writerOf = inTurns<Written, Message | Failure>({
  together: (tx, all, services) => keepTogether(tx, services, all),
  alone: (tx, { roomId, userId, key, text, now }, services) =>
    keepMessage(tx, { services, now, who: { userId } }, roomId, { key, text, picture: null }),
});
