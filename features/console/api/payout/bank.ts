import { findAdvisorOfUser } from '@solelune/advisors/api';
import { fail, handle } from '@solelune/contract/server';
import { sendLetter } from '@solelune/letters';
import { bank, bankSave } from '../../contract/payouts.ts';
import { maskedIban } from '../../engine/iban.ts';
import { bankChanged } from '../../mail/letters.ts';
import { keepBank, shownBank } from './bank.repo.ts';

export const bankHandler = handle(bank, async (_, { db, who, services }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  return advisor ? { bank: await shownBank(db, services, advisor.accountId) } : fail('not_found');
});

/** Who takes over a session would send the money elsewhere: the advisor hears of it at once, by another way. */
export const bankSaveHandler = handle(bankSave, async ({ holder, iban }, { db, who, services, now }) => {
  const advisor = await findAdvisorOfUser(db, who.userId);
  if (!advisor) return fail('not_found');
  await keepBank(db, services, advisor.accountId, { holder, iban, at: now });
  const user = await db
    .selectFrom('account_user')
    .select(['email', 'firstname'])
    .where('id', '=', who.userId)
    .executeTakeFirstOrThrow();
  await sendLetter(db, services, bankChanged, {
    to: user.email,
    data: { firstname: user.firstname, shown: maskedIban(iban) },
  });
  return { bank: { holder, shown: maskedIban(iban), changed_at: new Date(now.epochMilliseconds).toISOString() } };
});
