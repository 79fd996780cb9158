import type { Call } from '@solelune/contract';
import { fail, type Handler, handle } from '@solelune/contract/server';
import { HashingBusy } from '@solelune/platform';

/** A call that hashes a password. When too many wait for that already, it says to come back, and the rest of the site goes on. */
export function handleHashing<C extends Call>(call: C, run: Parameters<typeof handle<C>>[1]): Handler<C> {
  return handle(call, async (input, context) => {
    try {
      return await run(input, context);
    } catch (error) {
      if (error instanceof HashingBusy) return fail('unavailable');
      throw error;
    }
  });
}
