import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import nodePath from 'node:path';
import { eventually } from '@solelune/testing/eventually';
import { type ServerProcess, startProcess } from '@solelune/testing/process';
import { freePort } from '@solelune/testing/servers';
import { afterAll, beforeAll, expect } from 'vitest';
import { useDatabase } from './database.ts';
import { type MemberSite, memberSiteAt } from './member-site.ts';

export const NAMES = { self: 'Noé', gift: 'Maya', contact: 'Solange' };
const LYON = '2996944';

interface BookSite extends MemberSite {
  today(): Temporal.PlainDate;
  /** A call of the site, as this member makes it. */
  ask(token: string, call: string, fields: Record<string, string> | null): Promise<{ status: number; body: unknown }>;
  addContact(token: string, firstname: string): Promise<void>;
  /** The day of a gift has come, and nine o’clock of it. */
  comeToTheDay(id: string): Promise<void>;
  /** Kills the server in the middle of a book, as a machine dies, and starts another at the same address. */
  killWhileMaking(): Promise<string>;
}

/** A site on PostgreSQL at an address of its own, which another process can take over. */
export function bookSite(): BookSite {
  const base = useDatabase();
  const folder = mkdtempSync(nodePath.join(tmpdir(), 'e2e-book-'));
  let server: ServerProcess;
  let port: number;
  const start = async () => {
    server = await startProcess({
      ...{ NODE_ENV: 'development', DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' },
      ...{ DATABASE_URL: base.url(), PORT: String(port) },
      // Beside everything else that tests do, makers that step back would wait for minutes.
      BOOK_NICE: '0',
    });
    await eventually(() => expect(server.output()).toContain('/design'));
  };
  beforeAll(async () => {
    port = await freePort();
    await start();
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  const site = memberSiteAt(() => server);

  const ask: BookSite['ask'] = async (token, call, fields) => {
    const headers = { authorization: `Bearer ${token}` };
    const sent = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {};
    const answer = await fetch(`${site.address()}/api/${call}`, { headers, ...sent });
    return { status: answer.status, body: await answer.json() };
  };
  const execute = (sql: string, values: readonly unknown[]) => base.open().execute(sql, [...values]);
  return {
    ...site,
    ask,
    today: () => Temporal.Now.zonedDateTimeISO('Europe/Paris').toPlainDate(),
    addContact: async (token, firstname) => {
      const contact = { contact_id: 'new', firstname, birthdate: '1990-02-04', birthtime: '06:30', birthcity: LYON };
      expect(await ask(token, 'user/profile/infos/save_infos.json', contact)).toMatchObject({ status: 200 });
    },
    comeToTheDay: async (id) => {
      await execute(`update book_book set gift_day = current_date - 1 where id = $1`, [id]);
      await execute(`update jobs.job set start_after = now() where name = 'book-make' and data ->> 'id' = $1`, [id]);
    },
    killWhileMaking: async () => {
      const id = await eventually(async () => {
        const { rows } = await execute(`select id from book_book where status = 'making'`, []);
        return String(rows[0]?.['id'] ?? expect.fail('no book is being made'));
      });
      await server.end('SIGKILL');
      // Its sign of life is a minute old: nobody waits for it any longer.
      await execute(
        `update jobs.job set heartbeat_on = now() - interval '5 minutes' where name = 'book-make' and state = 'active' and data ->> 'id' = $1`,
        [id],
      );
      await start();
      return id;
    },
  };
}
