import { type Generated, type Selectable, sql } from 'kysely';
import { type Reader, readRows, type Writer } from '../database/database.ts';

interface ChannelLogTable {
  channel: string;
  key: string;
  number: number;
  payload: unknown;
  at: Generated<Date>;
}

declare module '../database/tables.ts' {
  interface Tables {
    channel_head: { channel: string; key: string; last_number: number };
    channel_log: ChannelLogTable;
  }
}

export type LogEntry = Pick<Selectable<ChannelLogTable>, 'number' | 'payload' | 'at'>;

/** One log: a channel, and which of its logs (a room, a member). */
export interface LogName {
  channel: string;
  key: string;
}

/**
 * Gives the next number of the log. The head stays locked until the caller's transaction ends, so whoever can read an entry can read every one
 * before it; a rollback takes its number back.
 */
export async function appendEntry(tx: Writer, { channel, key }: LogName, payload: unknown): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    with head as (
      insert into channel_head (channel, key, last_number) values (${channel}, ${key}, 1)
      on conflict (channel, key) do update set last_number = channel_head.last_number + 1
      returning last_number
    )
    insert into channel_log (channel, key, number, payload)
    select ${channel}, ${key}, last_number, ${JSON.stringify(payload)}::jsonb from head
    returning number`.execute(tx);
  return (rows[0] as { number: number }).number;
}

/** Entries of several logs of one channel, in the order given: each log goes on from its own last number. Gives where each stands now, in that order. */
export async function appendEntries(
  tx: Writer,
  channel: string,
  entries: readonly { key: string; payload: unknown }[],
): Promise<Pick<LogEntry, 'number' | 'at'>[]> {
  const { rows } = await sql<{ key: string; number: number; at: Date }>`
    with given as (
      select value->>'key' as key, value->'payload' as payload, ordinality as place,
        row_number() over (partition by value->>'key' order by ordinality) as nth
      from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) with ordinality
    ), head as (
      insert into channel_head (channel, key, last_number)
      select ${channel}::text, key, count(*) from given group by key order by key
      on conflict (channel, key) do update set last_number = channel_head.last_number + excluded.last_number
      returning key, last_number
    )
    insert into channel_log (channel, key, number, payload)
    select ${channel}::text, key, last_number - max(nth) over (partition by key) + nth, payload
    from given join head using (key) order by place
    returning key, number, at`.execute(tx);
  // Within each log the numbers go up in the order given.
  const byKey = Map.groupBy(
    rows.toSorted((a, b) => a.number - b.number),
    ({ key }) => key,
  );
  const seen = new Map<string, number>();
  return entries.map(({ key }) => {
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    const row = byKey.get(key)?.[nth];
    if (!row) throw new Error('An entry has no number');
    return { number: row.number, at: row.at };
  });
}

/** The entries after a number, in order. */
export const entriesAfter = (
  db: Reader,
  { channel, key }: LogName,
  number: number,
  limit: number,
): Promise<LogEntry[]> =>
  db
    .selectFrom('channel_log')
    .select(['number', 'payload', 'at'])
    .where('channel', '=', channel)
    .where('key', '=', key)
    .where('number', '>', number)
    .orderBy('number')
    .limit(limit)
    .execute();

export interface LogBounds {
  /** The number after which entries are kept: 0 until the first ones were forgotten. */
  forgotten: number;
  /** The number of the last entry there ever was. */
  last: number;
}

export async function boundsOf(db: Reader, { channel, key }: LogName): Promise<LogBounds> {
  const row = await db
    .selectFrom('channel_head as head')
    .select('head.last_number')
    .select((eb) =>
      eb
        .selectFrom('channel_log as log')
        .select(({ fn }) => fn.min('log.number').as('number'))
        .where('log.channel', '=', channel)
        .where('log.key', '=', key)
        .as('first'),
    )
    .where('head.channel', '=', channel)
    .where('head.key', '=', key)
    .executeTakeFirst();
  const last = row?.last_number ?? 0;
  return { last, forgotten: (row?.first ?? last + 1) - 1 };
}

/** How far each of these logs has come; one that nobody has written to is left out. */
export const lastNumbers = (db: Reader, logs: readonly LogName[]): Promise<(LogName & { last: number })[]> =>
  readRows(
    db,
    sql<LogName & { last: number }>`
      select head.channel, head.key, head.last_number as last
      from channel_head head
      join unnest(${logs.map(({ channel }) => channel)}::text[], ${logs.map(({ key }) => key)}::text[]) as wanted (channel, key)
        using (channel, key)`,
  );

export const forgetEntries = (tx: Writer, channel: string, before: Date) =>
  tx.deleteFrom('channel_log').where('channel', '=', channel).where('at', '<', before).execute();
