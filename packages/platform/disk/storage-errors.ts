/** The database or the disk says that nothing more can be written: it is full, or open for reading only. */
const OUT_OF_ROOM = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT', 'EROFS']);

const AWAY = 'DatabaseAway';

/** The embedded database is gone and about to be opened again; nothing of what was under way is acknowledged. */
export class DatabaseAway extends Error {
  override name = AWAY;
}

/** Nothing is written because there is no room for it. */
export class OutOfRoom extends Error {
  override name = 'OutOfRoom';
  readonly code = 'ENOSPC';
}

export const isOutOfRoom = (error: unknown): boolean =>
  chain(error).some(({ code }) => typeof code === 'string' && OUT_OF_ROOM.has(code));

export const isDatabaseAway = (error: unknown): boolean => chain(error).some(({ name }) => name === AWAY);

/** Either: it passes by itself, and the database has told the log of it. */
export const isStorageTrouble = (error: unknown): boolean => isOutOfRoom(error) || isDatabaseAway(error);

interface Link {
  code?: unknown;
  name?: unknown;
  cause?: unknown;
}

/** An error and those that caused it: libraries wrap what they were told, or copy it into something that is no error. */
function chain(error: unknown): Link[] {
  const found: Link[] = [];
  for (let one = error as Link | undefined; typeof one === 'object' && one && found.length < 5; one = one.cause as Link)
    found.push(one);
  return found;
}
