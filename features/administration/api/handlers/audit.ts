import { type Download, downloadLink, fail, handle } from '@solelune/contract/server';
import { auditLines } from '@solelune/platform';
import { audit, auditExport } from '../../contract.ts';
import { firstnamesOf } from '../member.repo.ts';
import { PAGE, pageOf } from '../page-of.ts';

export const auditHandler = handle(audit, async ({ q, by = 'about', after }, { db }) => {
  let lines = db.selectFrom('audit_entry').selectAll();
  if (q) lines = lines.where(by, '=', q);
  if (after) lines = lines.where('number', '<', after);
  const found = await lines
    .orderBy('number', 'desc')
    .limit(PAGE + 1)
    .execute();
  const { rows, next } = pageOf(found, ({ number }) => number);
  const names = await firstnamesOf(
    db,
    rows.map(({ actor }) => actor),
  );
  return {
    rows: rows.map(({ number, at, actor, roles, deed, about, reason, details, hash }) => ({
      ...{ number, actor, roles, deed, about, reason, details },
      ...{ at: at.toISOString(), hash: hash.toString('hex'), actor_name: names.get(actor) ?? null },
    })),
    next,
  };
});

/** A file that a browser can hold; who wants all of it in one has `npm run audit -- export`. */
const MOST_LINES = 50_000;

export const auditDownload: Download = {
  name: 'administration.audit',
  find: async (id, { userId }, { db, services }) => {
    const staff = await db.selectFrom('account_user').select('roles').where('id', '=', userId).executeTakeFirst();
    if (!services.access.permissionsOf(staff?.roles ?? []).includes('administration.audit')) return fail('not_found');
    const lines: string[] = [];
    for await (const { previous, hash, ...line } of auditLines(db, Number(id))) {
      lines.push(JSON.stringify({ ...line, previous: previous.toString('hex'), hash: hash.toString('hex') }));
      if (lines.length === MOST_LINES) break;
    }
    return { name: 'journal.jsonl', type: 'application/jsonl', body: Buffer.from(`${lines.join('\n')}\n`) };
  },
};

export const auditExportHandler = handle(auditExport, ({ after }, { who, services, now }) => ({
  address: downloadLink(services, auditDownload, String(after), who, now),
}));
