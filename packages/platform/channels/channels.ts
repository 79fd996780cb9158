import type * as z from 'zod';
import type { Database, Writer } from '../database/database.ts';
import type { Events } from '../events/events.ts';
import { appendEntries, appendEntry, type LogName } from './log.ts';

const CHANGED = 'channel-changed';
const SESSIONS_CHANGED = 'channel-sessions-changed';

/** What features say to those who follow. All of it is told after the commit of the transaction it is said in, to every process. */
export interface Channels {
  /** Part of the caller's transaction. Gives the entry's number in the log of this key: from 1, without a gap, the same for everybody. */
  append<Entry extends z.ZodType>(
    transaction: Writer,
    channel: { name: string; log: Entry },
    key: string,
    entry: z.input<Entry>,
  ): Promise<number>;
  /** Several at once, of one channel, in the order given: for those who write for many. */
  appendAll<Entry extends z.ZodType>(
    transaction: Writer,
    channel: { name: string; log: Entry },
    entries: readonly { key: string; entry: z.input<Entry> }[],
  ): Promise<void>;
  /** What a state channel shows at this key is no longer what it was: it is read again, and sent if it differs. */
  changed(channel: { name: string; state: z.ZodType }, key: string): void;
  /** Some session of this person was closed: their sockets have to say again who they are. */
  sessionsChanged(userId: string): void;
  /** For the socket: hears what was said above, in any process. A hint, which may get lost; the truth is in the tables. */
  onChanged(listener: (changed: LogName) => void): () => void;
  onSessionsChanged(listener: (userId: string) => void): () => void;
}

export function openChannels(database: Pick<Database, 'afterCommit'>, events: Events): Channels {
  const tell = (topic: string, payload: unknown) => database.afterCommit(() => void events.publish(topic, payload));
  return {
    append: async (transaction, channel, key, entry) => {
      const log = { channel: channel.name, key };
      const number = await appendEntry(transaction, log, channel.log.parse(entry));
      tell(CHANGED, log);
      return number;
    },
    appendAll: async (transaction, channel, entries) => {
      const parsed = entries.map(({ key, entry }) => ({ key, payload: channel.log.parse(entry) }));
      await appendEntries(transaction, channel.name, parsed);
      for (const key of new Set(parsed.map((one) => one.key))) tell(CHANGED, { channel: channel.name, key });
    },
    changed: ({ name }, key) => tell(CHANGED, { channel: name, key }),
    sessionsChanged: (userId) => tell(SESSIONS_CHANGED, userId),
    onChanged: (listener) => events.subscribe(CHANGED, (changed) => listener(changed as LogName)),
    onSessionsChanged: (listener) => events.subscribe(SESSIONS_CHANGED, (userId) => listener(userId as string)),
  };
}
