import type { Entry } from './channel.ts';
import type { ErrorCode } from './errors.ts';

/** Where the one socket of the site is. */
export const SOCKET_PATH = '/socket';

/**
 * What a browser says. Everything is `{ action, data }` and is handled in the order it was said. `id` is the browser's own name for what it asks,
 * repeated in the answers; `after` the number of the last entry it has of a log. Who it is comes first, or never: without it everyone is anonymous. Saying it
 * again ends all that was followed before.
 */
export interface Said {
  identify: { id: number; token: string | null };
  subscribe: { id: number; channel: string; input: unknown; after?: number | undefined };
  unsubscribe: { id: number };
}

/** What the server says. */
export interface Told {
  /** Nothing is followed any more on this socket: the answer to `identify`, or, without its id, the session was closed. */
  identified: { id: number | null; member: boolean };
  /** The whole state, now and each time it changes. */
  state: { id: number; state: unknown };
  /** A log is followed; its entries come after this number. */
  opened: { id: number; after: number };
  entries: { id: number; entries: Entry[] };
  /** This one is not followed (any more). */
  refused: { id: number; error: string; code: ErrorCode };
  /** A message that was not understood. */
  error: { error: string; code: ErrorCode };
}

export const SAID = ['identify', 'subscribe', 'unsubscribe'] as const satisfies (keyof Said)[];
export const TOLD = ['identified', 'state', 'opened', 'entries', 'refused', 'error'] as const satisfies (keyof Told)[];
