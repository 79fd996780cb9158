import type * as z from 'zod';
import type { Database, Writer } from '../database/database.ts';
import type { Events } from '../events/events.ts';
import { appendEntries, appendEntry, type LogEntry, type LogName } from './log.ts';

const CHANGED = 'channel-changed';
const SESSIONS_CHANGED = 'channel-sessions-changed';

interface Changed extends LogName {
  /** Of a log: the number of the entry. */
  last?: number;
}

/** What features say to those who follow. All of it is told after the commit of the transaction it is said in, to every process. */
export interface Channels {
  /** Part of the caller's transaction. Gives the entry's number in the log of this key: from 1, without a gap, the same for everybody. */
  append<Entry extends z.ZodType>(
    transaction: Writer,
    channel: { name: string; log: Entry },
    key: string,
    entry: z.input<Entry>,
  ): Promise<number>;
  /**
   * Several at once, of one channel, in the order given: for those who write for many. With each, what those who follow are given of it, so that the
   * process that wrote it need not read it again.
   */
  appendAll<Entry extends z.ZodType>(
    transaction: Writer,
    channel: { name: string; log: Entry },
    entries: readonly { key: string; entry: z.input<Entry>; told: z.output<Entry> }[],
  ): Promise<void>;
  /** What a state channel shows at this key is no longer what it was: it is read again, and sent if it differs. */
  changed(channel: { name: string; state: z.ZodType }, key: string): void;
  /** Some session of this person was closed: their sockets have to say again who they are. */
  sessionsChanged(userId: string): void;
  /** For the socket: hears what was said above, in any process. A hint, which may get lost; the truth is in the tables. */
  onChanged(listener: (changed: Changed) => void): () => void;
  /** The same sooner, for what this process itself has written: the entries of one log, as they are told. */
  onKept(listener: (log: LogName, entries: readonly LogEntry[]) => void): () => void;
  onSessionsChanged(listener: (userId: string) => void): () => void;
}

export function openChannels(database: Pick<Database, 'afterCommit'>, events: Events): Channels {
  const tell = (topic: string, payload: unknown) => database.afterCommit(() => void events.publish(topic, payload));
  const listeners = new Set<(log: LogName, entries: readonly LogEntry[]) => void>();
  return {
    append: async (transaction, channel, key, entry) => {
      const log = { channel: channel.name, key };
      const last = await appendEntry(transaction, log, channel.log.parse(entry));
      tell(CHANGED, { ...log, last });
      return last;
    },
    appendAll: async (transaction, channel, entries) => {
      const parsed = entries.map(({ key, entry }) => ({ key, payload: channel.log.parse(entry) }));
      const places = await appendEntries(transaction, channel.name, parsed);
      const byKey = Map.groupBy(
        places.map((place, index) => ({ ...place, payload: entries[index]?.told })),
        (_, index) => parsed[index]?.key as string,
      );
      for (const [key, kept] of byKey) {
        const log = { channel: channel.name, key };
        database.afterCommit(() => {
          for (const listener of listeners) listener(log, kept);
        });
        tell(CHANGED, { ...log, last: kept.at(-1)?.number });
      }
    },
    changed: ({ name }, key) => tell(CHANGED, { channel: name, key }),
    sessionsChanged: (userId) => tell(SESSIONS_CHANGED, userId),
    onChanged: (listener) => events.subscribe(CHANGED, (changed) => listener(changed as Changed)),
    onKept: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onSessionsChanged: (listener) => events.subscribe(SESSIONS_CHANGED, (userId) => listener(userId as string)),
  };
}
