import type { FeatureParts, ServerFeature } from '@solelune/contract/server';
import { sweepRooms } from './tend.ts';

const EVERY_MS = 1000;

/** Each process looks for rooms whose hour has come. The hour is a row: whichever looks first does it, and none must. */
export const roomClock: NonNullable<ServerFeature['beside']> = async (parts: FeatureParts) => {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let running: Promise<unknown> = Promise.resolve();
  const turn = () => {
    running = sweepRooms(parts)
      .catch((error: unknown) => parts.services.log.warn({ err: error }, 'rooms could not be looked at'))
      .then(() => {
        if (!isClosed) timer = setTimeout(turn, EVERY_MS);
      });
  };
  turn();
  return async () => {
    isClosed = true;
    clearTimeout(timer);
    await running;
  };
};
