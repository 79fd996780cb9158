import { answerChannel } from '@solelune/contract/server';
import { tableChannel } from '../../contract/table.ts';
import type { Part } from '../parts.ts';
import { roomFor } from '../room/room.ts';
import { drawSeed } from './draw.repo.ts';
import { tableHandlers } from './handlers.ts';

export const tablePart: Part = {
  handlers: tableHandlers,
  channels: [
    answerChannel(tableChannel, {
      key: ({ id }) => id,
      may: async ({ id }, { userId }, { db }) => (await roomFor(db, id, userId)) !== null,
    }),
  ],
  sealed: [drawSeed],
};
