import { closeFor, exportFor, keepFor, tellDataTaken } from '@solelune/account/api';
import { type Download, downloadLink, Failure, fail, handle } from '@solelune/contract/server';
import { memberClose, memberExport, memberKeep } from '../../contract.ts';
import { isId } from '../page-of.ts';

export const memberCloseHandler = handle(memberClose, async ({ id }, { db, services, now }) => {
  const dueAt = isId(id) ? await closeFor(db, services, id, now) : fail('not_found');
  return dueAt instanceof Failure ? dueAt : { due_at: dueAt.toString() };
});

export const memberKeepHandler = handle(
  memberKeep,
  async ({ id }, { db, services, now }) => (isId(id) ? await keepFor(db, services, id, now) : fail('not_found')) ?? {},
);

export const memberDownload: Download = {
  name: 'administration.member',
  find: async (id, { userId }, { db, services, now }) => {
    const staff = await db.selectFrom('account_user').select('roles').where('id', '=', userId).executeTakeFirst();
    if (!services.access.permissionsOf(staff?.roles ?? []).includes('administration.member-data'))
      return fail('not_found');
    const data = await exportFor(db, services, id, now());
    if (!data) return fail('not_found');
    return { name: 'donnees.json', type: 'application/json', body: Buffer.from(JSON.stringify(data, null, 2)) };
  },
};

export const memberExportHandler = handle(memberExport, async ({ id }, { db, who, services, now }) => {
  const refusal = isId(id) ? await tellDataTaken(db, services, id) : fail('not_found');
  return refusal ?? { address: downloadLink(services, memberDownload, id, who, now) };
});
