import { plantTrade } from './plant-trade.ts';
import { ID, planting, type Run, WHEN } from './sql.ts';

export interface Sizes {
  members: number;
  ledgerLines: number;
  auditEntries: number;
}

/** As much as years of a large site, written by the database itself. Triggers sleep meanwhile: what they check is true by the way it is made. */
export const plant = (url: string, sizes: Sizes, say: (words: string) => void): Promise<void> =>
  planting(url, say, async (run) => {
    await plantMembers(run, sizes);
    await plantLedger(run, sizes);
    await plantLog(run, sizes);
    await plantTrade(run, sizes.members);
  });

export const plantMembers = (run: Run, { members }: Pick<Sizes, 'members'>) =>
  run(
    `${members} members`,
    'account_user',
    `insert into account_user (id, email, firstname, created_at, last_visit_at, email_verified_at)
      select ${ID('n', members, 1)}, 'membre.' || n || '@exemple-' || n % 97 || '.fr',
        (array['Camille','Sacha','Noor','Élise','Marius','Jeanne','Ysée','Ibrahim'])[1 + n % 8],
        ${WHEN('n', members)}, now(), now()
      from generate_series(1, ${members}) n`,
  );

export async function plantLedger(run: Run, { members, ledgerLines }: Pick<Sizes, 'members' | 'ledgerLines'>) {
  const entries = ledgerLines / 2;
  await run(
    'their accounts in the ledger',
    'ledger_account',
    `with owners as (
        insert into ledger_owner (id, kind, person_id, opened_at)
        select ${ID('n', members, 2)}, 'member', ${ID('n', members, 1)}, now() from generate_series(1, ${members}) n returning id)
      insert into ledger_account (id, owner_id, owner_kind, name, currency, may_go_below_zero, chained, opened_at)
      select ${ID('n', members, 3)}, ${ID('n', members, 2)}, 'member', 'available', 'suns', false, true, now()
      from generate_series(1, ${members}) n`,
  );
  await run(
    'the house',
    'ledger_owner',
    `insert into ledger_owner (id, kind, opened_at) values (${ID('1', 2, 4)}, 'house', now());
     insert into ledger_account (id, owner_id, owner_kind, name, currency, may_go_below_zero, chained, opened_at)
      values (${ID('1', 2, 5)}, ${ID('1', 2, 4)}, 'house', 'issued', 'suns', true, false, now()),
        (${ID('1', 2, 7)}, ${ID('1', 2, 4)}, 'house', 'sales', 'eur', true, false, now())`,
  );
  await run(
    `${entries} entries`,
    'ledger_entry',
    `insert into ledger_entry (id, key, fingerprint, operation, label, line_count, made_at)
      select ${ID('n', entries, 6)}, 'bench ' || n, repeat('0', 64), 'gift', 'Cadeau de bienvenue', 2, ${WHEN('n', entries)}
      from generate_series(1, ${entries}) n`,
  );
  await run(
    `${ledgerLines} lines`,
    'ledger_line',
    `insert into ledger_line (entry_id, line_number, account_id, amount, position, balance_after)
      select ${ID('n', entries, 6)}, side, case side when 1 then ${ID(`(1 + (n - 1) % ${members})`, members, 3)} else ${ID('1', 2, 5)} end,
        case side when 1 then 10 else -10 end,
        case side when 1 then 1 + (n - 1) / ${members} end, case side when 1 then 10 * (1 + (n - 1) / ${members}) end
      from generate_series(1, ${entries}) n cross join generate_series(1, 2) side`,
  );
}

const plantLog = (run: Run, { members, auditEntries }: Sizes) =>
  run(
    `${auditEntries} lines of the log`,
    'audit_entry',
    `insert into audit_entry (number, at, actor, roles, deed, about, reason, details, previous, hash)
      select n, ${WHEN('n', auditEntries)}, ${ID('(1 + n % 40)', members, 1)}::text, array['support'],
        (array['administration.member-open','payments.refund','advisors.review-answer','administration.letter-resend'])[1 + n % 4],
        ${ID(`(1 + n % ${members})`, members, 1)}::text, 'Appel du membre', '{}', sha256((n - 1)::text::bytea), sha256(n::text::bytea)
      from generate_series(1, ${auditEntries}) n`,
  );
