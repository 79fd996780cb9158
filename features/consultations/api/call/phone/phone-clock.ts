import type { FeatureParts, ServerFeature } from '@solelune/contract/server';
import { telephoneOf } from './open-phone.ts';
import { livePhoneCalls } from './phone.repo.ts';
import { pursuePhone } from './pursue-phone.ts';

/** Well within what a side may be unheard: each look is a proof, if the provider says so. */
const EVERY_MS = 4000;

/** Looks after every call that goes on, in each process: what one forgot when it died, another knows from its row. */
export async function lookAtPhones(parts: FeatureParts): Promise<void> {
  if (!telephoneOf(parts.services.config)) return;
  for (const id of await livePhoneCalls(parts.db))
    await pursuePhone(parts, id).catch((error: unknown) =>
      parts.services.log.warn({ err: error }, 'a telephone call could not be looked at'),
    );
}

export const phoneClock: NonNullable<ServerFeature['beside']> = async (parts: FeatureParts) => {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let running: Promise<unknown> = Promise.resolve();
  const turn = () => {
    running = lookAtPhones(parts)
      .catch((error: unknown) => parts.services.log.warn({ err: error }, 'telephone calls could not be listed'))
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
