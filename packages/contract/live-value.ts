import type { z } from 'zod';
import type { Channel, Entry, LogChannel, StateChannel } from './channel.ts';
import type { ErrorCode } from './errors.ts';

interface Live {
  /** `pending` before the first answer; `lost` while there is no connection, or when it was refused: what is shown may be old. */
  status: 'pending' | 'live' | 'lost';
  /** Why the server refused. */
  refusal?: ErrorCode;
}
interface LiveState<State> extends Live {
  state: State | null;
}
interface LiveEntries<Payload> extends Live {
  entries: readonly Entry<Payload>[];
}

/** What a page sees of a channel that it follows. */
export type LiveOf<C extends Channel> = C extends StateChannel
  ? LiveState<z.output<C['state']>>
  : C extends LogChannel
    ? LiveEntries<z.output<C['log']>>
    : never;

export type AnyLive = LiveState<unknown> & LiveEntries<unknown>;

/** Nothing came yet. It stands apart from the socket's own code, which is fetched later than the first page is drawn. */
export const PENDING: AnyLive = { status: 'pending', state: null, entries: [] };

/** A value that is followed as long as somebody listens. */
export interface Watched<Value> {
  subscribe(listener: () => void): () => void;
  read(): Value;
}
