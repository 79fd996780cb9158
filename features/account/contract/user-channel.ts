import { defineChannel } from '@solelune/contract';
import { z } from 'zod';

/** What the user is, is asked for by `userFetch`; this says at once that it is another than before. */
export const userChannel = defineChannel({
  name: 'account.user',
  summary: 'Dit que le membre connecté a changé, ici ou ailleurs, et qu’il faut le relire',
  input: z.object({}),
  /** Another mark is another user to show; it says nothing else. */
  state: z.object({ mark: z.string() }),
  access: 'member',
});
