import { handle } from '@solelune/contract/server';
import { send } from '../../contract/room.ts';
import { keepMessage } from '../room/keep-message.ts';

/** A message in a transaction of its own: what `send` is measured against. */
export const sendAlone = handle(send, ({ id, key, text }, context) =>
  context.transaction((tx) => keepMessage(tx, context, id, { key, text, picture: null })),
);
