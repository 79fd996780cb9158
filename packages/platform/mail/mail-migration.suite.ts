import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '@solelune/testing';
import { expect, it } from 'vitest';
import { type Database, type JobRun, newId, openSealing, openSecrets, PLATFORM_MIGRATIONS } from '../index.ts';
import { deliveryJob } from './delivery.ts';

const LINK = 'https://solelune.example/recuperation-mot-de-passe#abcdefgh';

export function mailMigrationSuite(openEmpty: () => Promise<Database>): void {
  it('what lay in the outbox before bodies were sealed is blanked to the last byte, and what waited still leaves', async () => {
    const root = mkdtempSync(join(tmpdir(), 'solelune-migrations-'));
    const former = join(root, 'platform');
    const database = await openEmpty();
    try {
      mkdirSync(former);
      cpSync(join(PLATFORM_MIGRATIONS, '0001-mail-outbox.sql'), join(former, '0001-mail-outbox.sql'));
      await database.migrate([former]);
      const ids = { kept: newId(), queued: newId(), sent: newId(), failed: newId() };
      for (const [status, id] of Object.entries(ids))
        await database.execute(
          `insert into mail_outbox (id, kind, recipient, subject, text_body, html_body, status) values ($1, 'k', 'a@exemple.fr', 's', $2, $3, $4)`,
          [id, `${status} ${LINK}`, `<p>${status} ${LINK}</p>`, status],
        );
      await database.migrate([PLATFORM_MIGRATIONS]);
      const { rows } = await database.execute('select id from mail_outbox where body is not null');
      expect(rows).toEqual([{ id: ids.queued }]);
      const onDisk = await filesOf(database);
      for (const status of ['kept', 'sent', 'failed']) expect(onDisk).not.toContain(`${status} ${LINK}`);

      const left: unknown[] = [];
      const transport = async (mail: { id: string }, content: object) => void left.push({ id: mail.id, ...content });
      const sealing = openSealing(openSecrets(testConfig()));
      await deliveryJob({ database, sealing, transport }).run({ mailId: ids.queued }, {} as JobRun);
      expect(left).toEqual([
        { id: ids.queued, text: `queued ${LINK}`, html: `<p>queued ${LINK}</p>`, attachments: [] },
      ]);
      expect((await database.execute('select 1 from mail_outbox where body is not null')).rows).toEqual([]);
    } finally {
      await database.close();
      rmSync(root, { recursive: true, force: true });
    }
  });
}

/** The files of the table as they lie on the disk, with whatever the database no longer shows. */
async function filesOf(database: Database): Promise<string> {
  await database.execute('checkpoint');
  const { rows } = await database.execute(`select pg_read_binary_file(pg_relation_filepath('mail_outbox')) as bytes`);
  return rows.map(({ bytes }) => (bytes as Buffer).toString('latin1')).join('');
}
