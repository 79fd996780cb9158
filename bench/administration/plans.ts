import pg from 'pg';

interface Asked {
  text: string;
  values: unknown[];
}

/** What the application asks its database while something is done, and how the database answers each of it. */
export async function plansDuring(url: string, body: () => Promise<unknown>): Promise<string[]> {
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
  const plans: string[] = [];
  for (const { text, values } of asked.filter((one) => /^\s*(?:select|with)\b/i.test(one.text))) {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>({
      text: `explain (analyze, buffers) ${text}`,
      values,
    });
    plans.push(
      `  ${text.replaceAll(/\s+/g, ' ').slice(0, 150)}\n${rows.map((row) => `    ${row['QUERY PLAN']}`).join('\n')}`,
    );
  }
  await client.end();
  return plans;
}
