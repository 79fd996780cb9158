import type { MemberHooks } from '@solelune/contract/server';
import type { Reader } from '@solelune/platform';
import { banksOf } from './payout/bank.repo.ts';

const accountsOf = async (db: Reader, userId: string): Promise<string[]> => {
  const rows = await db.selectFrom('advisors_advisor').select('account_id').where('user_id', '=', userId).execute();
  return rows.map(({ account_id: id }) => id);
};

/** The account that an advisor is paid to, in the export of their data. It goes with theirs; what a bank was told stays with the books. */
export const consoleExtension: MemberHooks = {
  async exportOf(db, userId, services) {
    const banks = await banksOf(db, services, await accountsOf(db, userId));
    return { comptes_bancaires: [...banks.values()].map(({ holder, iban }) => ({ titulaire: holder, iban })) };
  },
  async onAccountDeletion(tx, userId) {
    const accounts = await accountsOf(tx, userId);
    if (accounts.length > 0) await tx.deleteFrom('console_bank').where('id', 'in', accounts).execute();
  },
};
