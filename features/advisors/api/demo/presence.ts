import type { FeatureParts } from '@solelune/contract/server';
import { newId } from '@solelune/platform';
import { closeConsole, enterRoom, keepConsole, leaveRoom, setSwitch } from '../presence.ts';

const RENEW_MS = 10_000;
const MINUTE_MS = 60_000;
/** How long each of the demonstration stays as they are: primes, so that the team never moves all at once. */
const TURNS_MINUTES = [3, 5, 7, 11] as const;
const PATTERN = ['online', 'online', 'busy', 'online', 'away'] as const;

/** What somebody of the demonstration does at an instant: the same in every process. */
function demoStateAt(index: number, nowMs: number): (typeof PATTERN)[number] {
  const turn = (TURNS_MINUTES[index % TURNS_MINUTES.length] as number) * MINUTE_MS;
  return PATTERN[(Math.floor(nowMs / turn) + index) % PATTERN.length] as (typeof PATTERN)[number];
}

/**
 * Outside production, the demonstration team has consoles too: they come, talk and go, by the doors that real consoles use. Whoever has a login is
 * left alone: their console is somebody's.
 */
export async function demoPresence({
  db,
  transaction,
  services,
  now,
}: FeatureParts): Promise<(() => Promise<void>) | null> {
  if (!services.config.development) return null;
  const consoles = new Map<number, { consoleId: string; roomId: string; state: string }>();
  let turn = Promise.resolve();
  const step = async () => {
    const team = await db
      .selectFrom('advisors_advisor')
      .select('id')
      .where('is_demo', '=', true)
      .where('user_id', 'is', null)
      .orderBy('id')
      .execute();
    for (const [index, { id: advisorId }] of team.entries()) {
      const own = consoles.get(advisorId) ?? { consoleId: newId(), roomId: newId(), state: '' };
      consoles.set(advisorId, own);
      const state = demoStateAt(index, now().epochMilliseconds);
      await transaction(async (tx) => {
        const deed = { advisorId, now: now() };
        if (state === 'away') await closeConsole(tx, services, { ...deed, consoleId: own.consoleId });
        else await keepConsole(tx, services, { ...deed, consoleId: own.consoleId });
        if (state === own.state) return;
        await setSwitch(tx, services, { ...deed, to: state === 'away' ? 'away' : 'available' });
        if (state === 'busy') await enterRoom(tx, services, { ...deed, roomId: own.roomId });
        else await leaveRoom(tx, services, { ...deed, roomId: own.roomId });
      });
      own.state = state;
    }
  };
  const run = () => {
    turn = turn
      .then(step)
      .catch((error: unknown) => services.log.debug({ err: error }, 'the demonstration stood still'));
  };
  run();
  const timer = setInterval(run, RENEW_MS);
  return async () => {
    clearInterval(timer);
    await turn;
  };
}
