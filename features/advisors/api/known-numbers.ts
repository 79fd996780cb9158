import type { Services } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';

/** Whom we do not know is looked for again, but not more often than this, whoever asks and for however many. */
const AGAIN_MS = 1_000;

interface Known {
  ids: ReadonlySet<number>;
  readAtMs: number;
}

const kept = new WeakMap<Services, Promise<Known>>();

async function read(db: Reader): Promise<Known> {
  const rows = await db.selectFrom('advisors_advisor').select('id').execute();
  return { ids: new Set(rows.map(({ id }) => id)), readAtMs: performance.now() };
}

/** Anybody may track any number, two hundred at a time: those that are nobody's cost the database nothing. */
export async function isSomebody(db: Reader, services: Services, id: number): Promise<boolean> {
  const asked = kept.get(services);
  const known = await asked;
  if (known?.ids.has(id)) return true;
  if (known && performance.now() - known.readAtMs < AGAIN_MS) return false;
  // All who come at the same moment wait for one answer.
  const latest = kept.get(services);
  const reading = latest && latest !== asked ? latest : read(db);
  kept.set(services, reading);
  reading.catch(() => kept.delete(services));
  return (await reading).ids.has(id);
}
