import { ID, type Run, WHEN } from './sql.ts';

const ADVISORS = 200;
/** Lines of the account of each advisor. */
const SHARES = 500;

/** What the pages beside the three great lists are made of, in keeping with so many members: sales, rooms, letters, codes, reviews, advisors. */
export async function plantTrade(run: Run, members: number): Promise<void> {
  const [sales, rooms, letters, codes, reviews] = [
    members * 0.4,
    members * 0.3,
    members * 0.5,
    members * 0.1,
    members * 0.1,
  ];
  const member = (n: string) => ID(`(1 + ${n} % ${members})`, members, 1);
  await run(
    `${ADVISORS} advisors`,
    'advisors_advisor',
    `insert into advisors_advisor (account_id, slug, name, gender, headline, epithet, disciplines, languages, presentation, tradition, session, joined_on,
        time_zone, chat_cents_per_minute, created_at)
      select ${ID('n', ADVISORS, 10)}, 'conseil-' || n, 'Conseil ' || n, 'f', 'Astrologue', 'Lit les cartes du ciel', array['astrology'], array['fr'],
        'Présentation', 'Tradition', 'Séance', '2026-01-12', 'Europe/Paris', 250, now()
      from generate_series(1, ${ADVISORS}) n`,
  );
  await run(
    `${ADVISORS * SHARES} shares of theirs`,
    'ledger_line',
    `insert into ledger_owner (id, kind, person_id, opened_at)
      select ${ID('n', ADVISORS, 11)}, 'advisor', ${ID('n', ADVISORS, 10)}, now() from generate_series(1, ${ADVISORS}) n;
     insert into ledger_account (id, owner_id, owner_kind, name, currency, may_go_below_zero, chained, opened_at)
      select ${ID('n', ADVISORS, 12)}, ${ID('n', ADVISORS, 11)}, 'advisor', 'payable', 'eur', true, true, now() from generate_series(1, ${ADVISORS}) n;
     insert into ledger_entry (id, key, fingerprint, operation, label, line_count, made_at)
      select ${ID('n', ADVISORS * SHARES, 13)}, 'share ' || n, repeat('0', 64), 'share', 'Part', 2, ${WHEN('n', ADVISORS * SHARES)}
      from generate_series(1, ${ADVISORS * SHARES}) n;
     insert into ledger_line (entry_id, line_number, account_id, amount, position, balance_after)
      select ${ID('n', ADVISORS * SHARES, 13)}, side,
        case side when 1 then ${ID(`(1 + n % ${ADVISORS})`, ADVISORS, 12)} else ${ID('1', 2, 7)} end, case side when 1 then 700 else -700 end,
        case side when 1 then 1 + n / ${ADVISORS} end, case side when 1 then 700 * (1 + n / ${ADVISORS}) end
      from generate_series(1, ${ADVISORS * SHARES}) n cross join generate_series(1, 2) side`,
  );
  await run(
    `${sales} orders`,
    'payments_order',
    `insert into payments_order (id, user_id, product, item, phase, placed_at, log_length)
      select ${ID('n', sales, 20)}, ${member('n')}, 'wallet.pack', 'pack-1', 'cancelled', ${WHEN('n', sales)}, 1 from generate_series(1, ${sales}) n`,
  );
  await run(
    'their logs',
    'payments_order_event',
    `insert into payments_order_event (order_id, number, at, kind, data)
      select ${ID('n', sales, 20)}, 1, ${WHEN('n', sales)}, case n % 30 when 0 then 'refused' else 'cancelled' end, '{}' from generate_series(1, ${sales}) n`,
  );
  await run(
    'their receipts and credit notes',
    'payments_document',
    `insert into payments_document (id, order_id, kind, written_at, amount_cents, vat_cents, vat_rate, label, paid_with, seller)
      select ${ID('n', sales, 21)}, ${ID('n', sales, 20)}, case n % 25 when 0 then 'credit' else 'receipt' end, ${WHEN('n', sales)}, 2490, 415, 2000,
        'Soleils', '{}', '{}' from generate_series(1, ${sales}) n`,
  );
  await run(
    `${rooms} consultations`,
    'consultations_consultation',
    `insert into consultations_consultation (id, member_id, advisor_id, way, cents_per_minute, cap_seconds, phase, created_at, requested_at, ended_at,
        settled_cents)
      select ${ID('n', rooms, 30)}, ${member('n')}, (select min(id) from advisors_advisor) + n % ${ADVISORS}, 'chat', 250, 1200, 'ended',
        ${WHEN('n', rooms)}, ${WHEN('n', rooms)}, ${WHEN('n', rooms)}, 2500 from generate_series(1, ${rooms}) n`,
  );
  await run(
    `${letters} letters`,
    'mail_outbox',
    `insert into mail_outbox (id, kind, recipient, subject, status, created_at)
      select ${ID('n', letters, 40)}, 'account-welcome', 'membre.' || n || '@exemple-' || n % 97 || '.fr', 'Bienvenue',
        case n % 500 when 0 then 'failed' else 'sent' end, ${WHEN('n', letters)} from generate_series(1, ${letters}) n`,
  );
  await run(
    `${codes} codes, one in ten for everybody`,
    'loyalty_coupon',
    `insert into loyalty_coupon (id, code, user_id, kind, value, valid_from, created_at)
      select ${ID('n', codes, 50)}, 'CODE' || n, case when n % 10 > 0 then ${member('n')} end, 'percent', 10, ${WHEN('n', codes)}, ${WHEN('n', codes)}
      from generate_series(1, ${codes}) n`,
  );
  await run(
    `${reviews} reviews, one in ten reported`,
    'advisors_review',
    `insert into advisors_review (id, advisor_id, user_id, signed, rating, body, consulted_on, written_at)
      select ${ID('n', reviews, 60)}, (select min(id) from advisors_advisor) + n % ${ADVISORS}, ${member('n')}, 'Camille', 4, 'Clair et posé.', '2026-01-12',
        ${WHEN('n', reviews)} from generate_series(1, ${reviews}) n;
     insert into advisors_review_report (review_id, user_id, reason, reported_at)
      select ${ID('n', reviews, 60)}, ${member('n')}, 'Je la crois fausse', now() from generate_series(1, ${reviews}) n where n % 10 = 0`,
  );
}
