import { fail, handle } from '@solelune/contract/server';
import { ownPage, ownPagePropose, ownPrices } from '../../contract/desk.ts';
import { pagesChanged } from '../pages-changed.ts';
import { advisorRowOfUser, findProposal, pageWords, propose, standingOf } from '../proposal.repo.ts';
import type { AdvisorRow, ProposalRow } from '../tables.ts';

export const pricesOf = (row: AdvisorRow) => ({
  ...{ phone: row.phone_cents_per_minute, chat: row.chat_cents_per_minute, written: row.written_cents },
  written_delay_hours: row.written_delay_hours,
});

const asProposal = ({ page, proposed_at: at, declined_at: declinedAt, declined_reason: reason }: ProposalRow) => ({
  page: pageWords(page),
  proposed_at: at.toISOString(),
  declined: declinedAt && { at: declinedAt.toISOString(), reason: reason ?? '' },
});

export const ownPageHandler = handle(ownPage, async (_, { db, who }) => {
  const row = await advisorRowOfUser(db, who.userId);
  if (!row) return fail('not_found');
  const proposal = await findProposal(db, row.id);
  return {
    ...{ slug: row.slug, name: row.name, standing: standingOf(row) },
    ...{ page: pageWords(row), proposal: proposal ? asProposal(proposal) : null, prices: pricesOf(row) },
  };
});

export const ownPageProposeHandler = handle(ownPagePropose, async (input, { db, who, now }) => {
  const row = await advisorRowOfUser(db, who.userId);
  if (!row) return fail('not_found');
  const { tradition = '', session = '', practising_since = null, languages, themes, disciplines, ...words } = input;
  const page = {
    ...{ ...words, tradition, session, practising_since },
    ...{ disciplines: [...new Set(disciplines)], themes: [...new Set(themes)], languages: [...new Set(languages)] },
  };
  return { proposal: asProposal(await propose(db, row.id, page, new Date(now.epochMilliseconds))) };
});

/** At once, for the next consultations: a room and a letter keep the price that they began with. */
export const ownPricesHandler = handle(ownPrices, async (input, { db, who, services }) => {
  const row = await advisorRowOfUser(db, who.userId);
  if (!row) return fail('not_found');
  const { phone = null, chat = null, written = null, written_delay_hours: delay } = input;
  const changed = await db
    .updateTable('advisors_advisor')
    .set({
      ...{ phone_cents_per_minute: phone, chat_cents_per_minute: chat, written_cents: written },
      written_delay_hours: written === null ? null : (delay ?? null),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  pagesChanged(services, row.slug);
  return { prices: pricesOf(changed) };
});
