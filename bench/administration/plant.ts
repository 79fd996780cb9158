import pg from 'pg';

export interface Sizes {
  members: number;
  ledgerLines: number;
  auditEntries: number;
}

/** An id that begins with its time, as ours do: of the n-th of `many` within the last year. */
const ID = (n: string, many: number, kind: number) =>
  `(lpad(to_hex((extract(epoch from now()) * 1000 - 31536000000 + (${n}::float8 / ${many}) * 31535000000)::bigint), 12, '0')
    || '7' || lpad(to_hex(${kind}), 3, '0') || lpad(to_hex(${n} + 2147483648), 16, '8'))::uuid`;
const WHEN = (n: string, many: number) =>
  `now() - interval '365 days' + (${n}::float8 / ${many}) * interval '364 days 23 hours'`;

/** As much as years of a large site, written by the database itself. Triggers sleep meanwhile: what they check is true by the way it is made. */
export async function plant(url: string, sizes: Sizes, say: (words: string) => void): Promise<void> {
  const { members, ledgerLines, auditEntries } = sizes;
  const entries = ledgerLines / 2;
  const client = new pg.Client(url);
  await client.connect();
  await client.query('set session_replication_role = replica');
  const run = async (what: string, sql: string) => {
    const started = performance.now();
    await client.query(sql);
    say(`${what.padEnd(34)} ${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s`);
  };
  await run(
    `${members} members`,
    `insert into account_user (id, email, firstname, created_at, last_visit_at, email_verified_at)
      select ${ID('n', members, 1)}, 'membre.' || n || '@exemple-' || n % 97 || '.fr',
        (array['Camille','Sacha','Noor','Élise','Marius','Jeanne','Ysée','Ibrahim'])[1 + n % 8],
        ${WHEN('n', members)}, now(), now()
      from generate_series(1, ${members}) n`,
  );
  await run(
    'their accounts in the ledger',
    `with owners as (
        insert into ledger_owner (id, kind, person_id, opened_at)
        select ${ID('n', members, 2)}, 'member', ${ID('n', members, 1)}, now() from generate_series(1, ${members}) n returning id)
      insert into ledger_account (id, owner_id, owner_kind, name, currency, may_go_below_zero, chained, opened_at)
      select ${ID('n', members, 3)}, ${ID('n', members, 2)}, 'member', 'available', 'suns', false, true, now()
      from generate_series(1, ${members}) n`,
  );
  await run(
    'the house',
    `insert into ledger_owner (id, kind, opened_at) values (${ID('1', 2, 4)}, 'house', now());
     insert into ledger_account (id, owner_id, owner_kind, name, currency, may_go_below_zero, chained, opened_at)
      values (${ID('1', 2, 5)}, ${ID('1', 2, 4)}, 'house', 'issued', 'suns', true, false, now())`,
  );
  await run(
    `${entries} entries`,
    `insert into ledger_entry (id, key, fingerprint, operation, label, line_count, made_at)
      select ${ID('n', entries, 6)}, 'bench ' || n, repeat('0', 64), 'gift', 'Cadeau de bienvenue', 2, ${WHEN('n', entries)}
      from generate_series(1, ${entries}) n`,
  );
  await run(
    `${ledgerLines} lines`,
    `insert into ledger_line (entry_id, line_number, account_id, amount, position, balance_after)
      select ${ID('n', entries, 6)}, side, case side when 1 then ${ID(`(1 + n % ${members})`, members, 3)} else ${ID('1', 2, 5)} end,
        case side when 1 then 10 else -10 end,
        case side when 1 then 1 + n / ${members} end, case side when 1 then 10 * (1 + n / ${members}) end
      from generate_series(1, ${entries}) n cross join generate_series(1, 2) side`,
  );
  await run(
    `${auditEntries} lines of the log`,
    `insert into audit_entry (number, at, actor, roles, deed, about, reason, details, previous, hash)
      select n, ${WHEN('n', auditEntries)}, ${ID('(1 + n % 40)', members, 1)}::text, array['support'],
        (array['administration.member-open','payments.refund','advisors.review-answer','administration.letter-resend'])[1 + n % 4],
        ${ID(`(1 + n % ${members})`, members, 1)}::text, 'Appel du membre', '{}', sha256((n - 1)::text::bytea), sha256(n::text::bytea)
      from generate_series(1, ${auditEntries}) n`,
  );
  await run('statistics of the planner', 'vacuum analyze');
  await client.end();
}
