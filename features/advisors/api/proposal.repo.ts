import type { Reader, Writer } from '@solelune/platform';
import type { AdvisorRow, PageWords, ProposalRow } from './tables.ts';

export const pageWords = (row: PageWords): PageWords => ({
  ...{ headline: row.headline, epithet: row.epithet, presentation: row.presentation },
  ...{ tradition: row.tradition, session: row.session, practising_since: row.practising_since },
  ...{ disciplines: row.disciplines, themes: row.themes, languages: row.languages },
});

/** What an advisor may do today, and may be seen to do. */
export const standingOf = (row: Pick<AdvisorRow, 'is_listed' | 'suspended_at'>) =>
  row.suspended_at ? ('suspended' as const) : row.is_listed ? ('listed' as const) : ('waiting' as const);

export const advisorRowOfUser = (db: Reader, userId: string) =>
  db.selectFrom('advisors_advisor').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Whoever decides twice at once waits for themselves. */
export const lockAdvisor = (tx: Writer, id: number) =>
  tx.selectFrom('advisors_advisor').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const allAdvisorRows = (db: Reader) => db.selectFrom('advisors_advisor').selectAll().orderBy('name').execute();

export const findProposal = (db: Reader, advisorId: number): Promise<ProposalRow | undefined> =>
  db.selectFrom('advisors_proposal').selectAll().where('advisor_id', '=', advisorId).executeTakeFirst();

/** Proposals that nobody has decided on, by advisor. */
export async function waitingProposals(db: Reader): Promise<Map<number, ProposalRow>> {
  const rows = await db.selectFrom('advisors_proposal').selectAll().where('declined_at', 'is', null).execute();
  return new Map(rows.map((row) => [row.advisor_id, row]));
}

/** The last one counts: a former one, declined or not, is replaced. */
export async function propose(tx: Writer, advisorId: number, page: PageWords, now: Date): Promise<ProposalRow> {
  const values = { page: JSON.stringify(page), proposed_at: now, declined_at: null, declined_reason: null };
  return tx
    .insertInto('advisors_proposal')
    .values({ advisor_id: advisorId, ...values })
    .onConflict((on) => on.column('advisor_id').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const decline = (tx: Writer, advisorId: number, reason: string, now: Date) =>
  tx
    .updateTable('advisors_proposal')
    .set({ declined_at: now, declined_reason: reason })
    .where('advisor_id', '=', advisorId)
    .execute();

/** The page says what was proposed, and is there for everybody unless its advisor is suspended. */
export async function publish(tx: Writer, row: AdvisorRow, page: PageWords): Promise<void> {
  await tx.deleteFrom('advisors_proposal').where('advisor_id', '=', row.id).execute();
  await tx
    .updateTable('advisors_advisor')
    .set({ ...pageWords(page), is_listed: row.suspended_at === null })
    .where('id', '=', row.id)
    .execute();
}
