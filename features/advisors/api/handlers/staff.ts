import { type CallContext, fail, handle } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import type { Reader } from '@solelune/platform';
import { type AdvisorRecord, advisorStanding, advisorsAll, proposalDecide } from '../../contract/desk.ts';
import { statusAt } from '../../engine/index.ts';
import { pageDecided, standingChanged } from '../../mail/letters.ts';
import { pagesChanged } from '../pages-changed.ts';
import { setSwitch } from '../presence.ts';
import {
  allAdvisorRows,
  decline,
  findProposal,
  lockAdvisor,
  pageWords,
  publish,
  standingOf,
  waitingProposals,
} from '../proposal.repo.ts';
import { presenceFacts } from '../status.repo.ts';
import type { AdvisorRow } from '../tables.ts';
import { pricesOf } from './own-page.ts';

/** Everybody, those whose page waits for a reader first. */
async function everybody({ db, services, now }: Pick<CallContext, 'db' | 'services' | 'now'>) {
  const rows = await allAdvisorRows(db);
  const facts = await presenceFacts(
    db,
    services,
    rows.map(({ id }) => id),
    now,
  );
  const proposals = await waitingProposals(db);
  const records = rows.map((row): AdvisorRecord => {
    const [known, proposal] = [facts.get(row.id), proposals.get(row.id)];
    return {
      ...{ id: row.id, slug: row.slug, name: row.name, standing: standingOf(row), is_demo: row.is_demo },
      status: known ? statusAt(known, now.epochMilliseconds).status : 'offline',
      ...{ joined_on: row.joined_on, prices: pricesOf(row) },
      waiting: proposal
        ? { now: pageWords(row), proposed: pageWords(proposal.page), at: proposal.proposed_at.toISOString() }
        : null,
    };
  });
  return { advisors: records.sort((a, b) => Number(b.waiting !== null) - Number(a.waiting !== null)) };
}

/** Whom a letter about their page is written to; nobody, where they have no account any more. */
async function reader(db: Reader, { user_id: userId }: AdvisorRow) {
  if (!userId) return null;
  const found = await db
    .selectFrom('account_user')
    .select(['email', 'firstname'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return found ? { email: found.email, data: { firstname: found.firstname } } : null;
}

export const advisorsAllHandler = handle(advisorsAll, (_, context) => everybody(context));

export const proposalDecideHandler = handle(proposalDecide, async ({ advisor, publish: isGood, reason }, context) => {
  const { db, services, now } = context;
  const row = await lockAdvisor(db, advisor);
  if (!row) return fail('not_found');
  const proposal = await findProposal(db, advisor);
  if (!proposal || proposal.declined_at)
    return fail('conflict', { sentence: 'Rien n’attend plus ici : quelqu’un d’autre a décidé.' });
  if (isGood) await publish(db, row, proposal.page);
  else await decline(db, advisor, reason ?? '', new Date(now.epochMilliseconds));
  if (isGood) pagesChanged(services, row.slug);
  const to = await reader(db, row);
  const declined = isGood ? null : (reason ?? '');
  if (to) await sendLetter(db, services, pageDecided, { to: to.email, data: { ...to.data, slug: row.slug, declined } });
  return everybody(context);
});

export const advisorStandingHandler = handle(advisorStanding, async ({ advisor, suspend, reason }, context) => {
  const { db, services, now } = context;
  const row = await lockAdvisor(db, advisor);
  if (!row) return fail('not_found');
  if ((row.suspended_at !== null) === suspend)
    return fail('conflict', {
      sentence: suspend ? 'Cette personne est déjà suspendue.' : 'Cette personne n’est pas suspendue.',
    });
  // Who comes back without a page that was ever approved waits for one.
  const isListed = !suspend && row.presentation !== '';
  await db
    .updateTable('advisors_advisor')
    .set({ is_listed: isListed, suspended_at: suspend ? new Date(now.epochMilliseconds) : null })
    .where('id', '=', advisor)
    .execute();
  // A room that runs goes on to its end; nobody new comes in.
  await setSwitch(db, services, { advisorId: advisor, to: 'away', now });
  pagesChanged(services, row.slug);
  const to = await reader(db, row);
  if (to)
    await sendLetter(db, services, standingChanged, {
      to: to.email,
      data: { ...to.data, isSuspended: suspend, reason },
    });
  return everybody(context);
});
