import { type Download, downloadLink, fail, handle } from '@solelune/contract/server';
import { statementLink } from '../contract.ts';
import { ownMonth } from './own-month.ts';
import { statementPdf } from './pdf/statement-pdf.ts';

/** A month's statement: made when it is asked for, from books that do not change. The running month says that it runs. */
export const statementDownload: Download = {
  name: 'console.statement',
  find: async (month, { userId }, { db, services, now }) => {
    const user = await db.selectFrom('account_user').select('roles').where('id', '=', userId).executeTakeFirst();
    if (!services.access.permissionsOf(user?.roles ?? []).includes('console.see')) return fail('not_found');
    const own = await ownMonth(db, { userId, month, now: now() });
    if (!own) return fail('not_found');
    return {
      ...{ name: `releve-${own.advisor.slug}-${month}.pdf`, type: 'application/pdf' },
      body: statementPdf(own, services.config.brand, now()),
    };
  },
};

export const statementLinkHandler = handle(statementLink, async ({ month }, { db, who, services, now }) =>
  (await ownMonth(db, { userId: who.userId, month, now }))
    ? { address: downloadLink(services, statementDownload, month, who, now) }
    : fail('not_found'),
);
