import type { Services } from '@solelune/contract/server';
import type { Writer } from '@solelune/platform';
import { messagesChannel } from '../../contract.ts';
import { insertMessage, type Message } from './message.repo.ts';

/** The door for other features: the site says something to a member, within the caller's transaction, and they see it at once. */
export async function sendMessage(
  tx: Writer,
  { channels }: Pick<Services, 'channels'>,
  userId: string,
  message: Message,
  now: Temporal.Instant,
): Promise<void> {
  await insertMessage(tx, userId, message, now);
  channels.changed(messagesChannel, userId);
}
