import type { Database } from './database.ts';

export interface TableSum {
  table: string;
  rows: number;
  /** Changes with any value of any row, whatever their order. */
  sum: string;
}

/** What every table holds, in two numbers that are the same wherever the same rows are. `database` has one connection. */
export async function tableSums(database: Pick<Database, 'execute'>): Promise<TableSum[]> {
  const { rows: tables } = await database.execute(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' order by 1`,
  );
  // Moments as text depend on who reads them; it stays so for the one connection that is asked.
  await database.execute(`set timezone = 'UTC'`);
  const sums: TableSum[] = [];
  for (const { name } of tables) {
    const { rows } = await database.execute(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum from ${String(name)} t`,
    );
    sums.push({ table: String(name), rows: Number(rows[0]?.['rows']), sum: String(rows[0]?.['sum']) });
  }
  return sums;
}

/** The tables that are not the same, in words; none when all are. */
export function differencesOf(before: readonly TableSum[], after: readonly TableSum[]): string[] {
  const known = new Map(after.map((one) => [one.table, one]));
  const missing = before.filter(({ table }) => !known.has(table)).map(({ table }) => `${table} : manque`);
  const other = before.flatMap(({ table, rows, sum }) => {
    const now = known.get(table);
    if (!now || (now.rows === rows && now.sum === sum)) return [];
    return [
      `${table} : ${rows} lignes avant, ${now.rows} maintenant${now.rows === rows ? ', mais pas les mêmes' : ''}`,
    ];
  });
  return [...missing, ...other];
}
