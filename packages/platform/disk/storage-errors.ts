/** The database or the disk says that nothing more can be written: it is full, or open for reading only. */
const OUT_OF_ROOM = new Set(['53100', '25006', 'ENOSPC', 'EDQUOT', 'EROFS']);

const AWAY = 'DatabaseAway';

/** The database is gone for the moment: being opened again, restarted, or out of reach. Nothing of what was under way is acknowledged. */
export class DatabaseAway extends Error {
  override name = AWAY;
}

/** Nothing is written because there is no room for it. */
export class OutOfRoom extends Error {
  override name = 'OutOfRoom';
  readonly code = 'ENOSPC';
}

/** What the operating system says of a connection that cannot be made or broke. */
const BROKEN = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** What PostgreSQL says when it shuts down, starts up, or has no connection left (classes 08 and 57P, and 53300). */
const REFUSED = /^(?:08...|57P0[1-3]|53300)$/;
/** With these it ends or refuses the connection, whatever about: on a full disk a new one is refused with a code of its own trouble (XX000). */
const ENDED = new Set(['FATAL', 'PANIC']);
/** What the driver says, which has no codes of its own. */
const TOLD =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** An error of the database's own connection, as one of ours when the database is away; any other as it is. Only for what the driver threw. */
export function orAway(error: unknown): unknown {
  const { code, message, severity } = (error ?? {}) as { code?: unknown; message?: unknown; severity?: unknown };
  const isAway =
    BROKEN.has(String(code)) || REFUSED.test(String(code)) || ENDED.has(String(severity)) || TOLD.test(String(message));
  return isAway ? new DatabaseAway('the database does not answer', { cause: error }) : error;
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
