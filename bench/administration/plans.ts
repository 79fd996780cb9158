import pg from 'pg';

interface Asked {
  text: string;
  values: unknown[];
}

export interface Plans {
  /** Each statement with how the database answered it. */
  words: string[];
  /** Tables of many rows that one of them read from one end to the other. */
  scanned: string[];
}

/** A table that is read whole counts from so many rows on. */
const MANY_ROWS = 50_000;

/** What the application asks its database while something is done, and how the database answers each of it. */
export async function plansDuring(url: string, body: () => Promise<unknown>): Promise<Plans> {
  const asked: Asked[] = [];
  const { prototype } = pg.Client;
  const query = prototype.query as (...args: unknown[]) => unknown;
  prototype.query = function listening(this: pg.Client, ...args: unknown[]) {
    const [first, values] = args as [string | Asked, unknown[] | undefined];
    const one = typeof first === 'string' ? { text: first, values: values ?? [] } : first;
    asked.push({ text: one.text, values: one.values ?? [] });
    return query.apply(this, args);
  } as typeof prototype.query;
  try {
    await body();
  } finally {
    prototype.query = query as typeof prototype.query;
  }
  const client = new pg.Client(url);
  await client.connect();
  const { rows: big } = await client.query<{ name: string }>(
    'select relname as name from pg_class where reltuples > $1 and relkind in ($2, $3)',
    [MANY_ROWS, 'r', 'p'],
  );
  const [words, scanned] = [[] as string[], new Set<string>()];
  for (const { text, values } of asked.filter((one) => /^\s*(?:select|with)\b/i.test(one.text))) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>({
      text: `explain (analyze, buffers) ${text}`,
      values,
    });
    const lines = rows.map((row) => row['QUERY PLAN']);
    for (const line of lines) {
      const [, table = ''] = /Seq Scan on (\w+)/.exec(line) ?? [];
      if (big.some(({ name }) => name === table)) scanned.add(table);
    }
    words.push(`  ${text.replaceAll(/\s+/g, ' ').slice(0, 150)}\n${lines.map((line) => `    ${line}`).join('\n')}`);
  }
  await client.end();
  return { words, scanned: [...scanned] };
}
