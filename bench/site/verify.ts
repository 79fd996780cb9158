import { setTimeout as pause } from 'node:timers/promises';
import { auditLedger } from '@solelune/ledger';
import { reconcilePayments } from '@solelune/payments/api';
import { compose, type RunningServer } from '@solelune/server/compose';
import { testConfig } from '@solelune/testing';
import type { Cluster } from './cluster.ts';
import type { Acknowledged } from './journeys/journey.ts';

export interface Verdict {
  acknowledged: number;
  /** Of each, what it was. */
  lost: string[];
  wrong: string[];
}

/** What was paid and not told yet is found by the site's own jobs, within this. */
const SETTLING_MS = 90_000;

/** Reads back everything that was acknowledged, recounts the ledger, and compares it with the provider, payment by payment. */
export async function verify(cluster: Cluster, acknowledged: Acknowledged): Promise<Verdict> {
  const config = testConfig({
    ...cluster.environment,
    ...{
      DATABASE_URL: cluster.databaseUrl(),
      STRIPE_API_URL: cluster.sandbox.address,
      REDIS_URL: '',
      LOG_LEVEL: 'silent',
    },
  });
  const server = await compose(config, { pages: 'none', works: false });
  try {
    const lost = await lostOf(server, acknowledged);
    const deadline = Date.now() + SETTLING_MS;
    let wrong = await wrongOf(server);
    while (wrong.length > 0 && Date.now() < deadline) {
      await pause(3000);
      wrong = await wrongOf(server);
    }
    const { saved, drawn, said, paid } = acknowledged;
    return { acknowledged: saved.length + drawn.length + said.length + paid.length, lost, wrong };
  } finally {
    await server.close();
  }
}

async function lostOf({ database }: RunningServer, { saved, drawn, said, paid }: Acknowledged): Promise<string[]> {
  const missing = async (words: string, all: readonly string[], sql: string) => {
    const { rows } = await database.execute(sql, [[...all]]);
    return rows.map(({ one }) => `${words} ${one}`);
  };
  return [
    ...(await missing(
      'a saved result',
      saved,
      "select one from unnest($1::text[]) one where not exists (select from profile_activity where title = one and created_at > now() - interval '1 day')",
    )),
    ...(await missing(
      'a draw',
      drawn,
      'select one from unnest($1::text[]) one where not exists (select from tarot_draw where id = one and drawn_at is not null)',
    )),
    ...(await missing(
      'a message',
      said.map(({ room, key }) => `${room} ${key}`),
      `select one from unnest($1::text[]) one
        where (select count(*) from consultations_message where consultation_id = split_part(one, ' ', 1)::uuid and author_key = split_part(one, ' ', 2)) <> 1`,
    )),
    ...(await missing(
      'a payment',
      paid,
      "select one from unnest($1::text[]) one where not exists (select from payments_order where id = one::uuid and phase = 'paid')",
    )),
  ];
}

/** Suns of a paid order are there once, and of no other: told by the ledger's own lines. */
const CREDITED = `
  select "order".id || ': ' || coalesce(sum(line.amount), 0) || ' Suns for ' || case phase when 'paid' then item else '0' end as one
  from payments_order "order"
    left join ledger_entry entry on entry.key >= 'payments:' || "order".id || ':' and entry.key < 'payments:' || "order".id || ';'
    left join ledger_line line on line.entry_id = entry.id and line.account_id in
      (select id from ledger_account where owner_kind = 'member' and currency = 'suns' and name = 'available')
  where product = 'suns' and placed_at > $1
  group by "order".id having coalesce(sum(line.amount), 0) <> case phase when 'paid' then item::bigint else 0 end`;

const DAY_MS = 86_400_000;
/** The planted orders are older. */
const RECENT_MS = DAY_MS / 4;

async function wrongOf(server: RunningServer): Promise<string[]> {
  const { rows } = await server.database.execute(CREDITED, [new Date(Date.now() - RECENT_MS)]);
  const differences = await reconcilePayments(server, 1);
  return [
    ...(await auditLedger(server.database.query)).map(String),
    ...differences.map(({ about, words }) => `${about}: ${words}`),
    ...rows.map(({ one }) => String(one)),
  ];
}
