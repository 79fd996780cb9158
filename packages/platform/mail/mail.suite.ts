import { createServer, type Server, type Socket } from 'node:net';
import { testConfig } from '@solelune/testing';
import { eventually } from '@solelune/testing/eventually';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createLogger,
  type Database,
  type JobRun,
  type Jobs,
  type Mail,
  openJobs,
  openMail,
  openSealing,
  openSecrets,
  PLATFORM_MIGRATIONS,
} from '../index.ts';
import { deliveryJob, forgetJob } from './delivery.ts';

/** As in a letter whose link opens an account. */
const LINK = 'https://solelune.example/recuperation-mot-de-passe#abcdefgh';

const CALENDAR = {
  name: 'rendez-vous.ics',
  type: 'text/calendar; method=REQUEST',
  bytes: Buffer.from(`BEGIN:VCALENDAR\r\nURL:${LINK}\r\nEND:VCALENDAR\r\n`),
};
const PICTURE = { name: 'Thème d’Anaïs.png', type: 'image/png', bytes: Buffer.from([0, 255, 46, 13, 10]) };

const message = {
  to: 'jeanne@example.org',
  subject: 'Bienvenue à vous',
  text: `Bonjour ${LINK}`,
  html: `<p>Bonjour ${LINK}</p>`,
  kind: 'welcome',
  attachments: [CALENDAR, PICTURE],
};

const sealing = openSealing(openSecrets(testConfig()));

/** Whatever somebody would find of a mail who has a copy of the database. */
async function copyOf(database: Database, id: string): Promise<string> {
  const { rows } = await database.execute(
    `select row_to_json(m)::text || coalesce((select string_agg(encode(content, 'escape'), '') from mail_attachment where mail_id = m.id), '')
     as copy from mail_outbox m where id = $1`,
    [id],
  );
  return String(rows[0]?.['copy']);
}

export function mailSuite(open: () => Promise<Database>): void {
  describe('mail without a server', () => {
    let database: Database;
    let mail: Mail;
    beforeAll(async () => {
      database = await open();
      await database.migrate([PLATFORM_MIGRATIONS]);
      mail = openWith({});
    });
    afterAll(() => database?.close());

    const openWith = (environment: Record<string, string>): Mail => {
      const config = testConfig(environment);
      const log = createLogger(config);
      return openMail({ config, database, jobs: openJobs(database, log), sealing, log });
    };

    it('keeps what a transaction sends, readable in the outbox', async () => {
      const id = await database.transaction((tx) => mail.send(tx, message));
      const kept = {
        kind: 'welcome',
        recipient: message.to,
        subject: message.subject,
        text: message.text,
        html: message.html,
        status: 'kept',
      };
      expect(await mail.get(id)).toMatchObject({ ...kept, attachments: [CALENDAR, PICTURE] });
      expect((await mail.list())[0]).toMatchObject(kept);
      expect(await copyOf(database, id)).not.toContain('recuperation');
      const second = await database.transaction((tx) => mail.send(tx, { ...message, subject: 'Encore' }));
      expect((await mail.list()).map((stored) => stored.id)).toEqual([second, id]);
      expect(await mail.list(1)).toHaveLength(1);
    });

    it('forgets what a transaction rolls back', async () => {
      const before = await mail.list();
      const rollback = database.transaction(async (tx) => {
        await mail.send(tx, message);
        throw new Error('no');
      });
      await expect(rollback).rejects.toThrow('no');
      expect(await mail.list()).toEqual(before);
    });

    it('keeps nothing of what it says in production, where nobody may read it', async () => {
      const id = await database.transaction((tx) => openWith({ NODE_ENV: 'production' }).send(tx, message));
      expect(await mail.get(id)).toMatchObject({ status: 'kept', text: null, html: null, attachments: [] });
    });

    it.each([
      ['a line break in a subject', { subject: 'a\nBcc: b@example.org' }, 'line break'],
      ['a line break in an address', { to: 'a@example.org\r\nb@example.org' }, 'line break'],
      ['a file named like a folder', { attachments: [{ ...PICTURE, name: '../x.png' }] }, 'name'],
      ['a file whose name is two lines', { attachments: [{ ...PICTURE, name: 'x\r\ny' }] }, 'name'],
      ['a file whose type is two lines', { attachments: [{ ...PICTURE, type: 'image/png\r\nX: y' }] }, 'type'],
      ['a file that is too large', { attachments: [{ ...PICTURE, bytes: new Uint8Array(11 << 20) }] }, 'too large'],
    ])('refuses %s', async (_, change, reason) => {
      const send = database.transaction((tx) => mail.send(tx, { ...message, ...change }));
      await expect(send).rejects.toThrow(reason);
    });
  });

  describe('mail with a server', () => {
    let database: Database;
    let jobs: Jobs;
    let mail: Mail;
    let smtp: SmtpStub;
    beforeAll(async () => {
      database = await open();
      await database.migrate([PLATFORM_MIGRATIONS]);
      smtp = await startSmtpStub();
      const config = testConfig({ MAIL_URL: `smtp://127.0.0.1:${smtp.port}`, SITE_URL: 'https://solelune.example' });
      const log = createLogger(config);
      jobs = openJobs(database, log);
      mail = openMail({ config, database, jobs, sealing, log });
      await jobs.start();
    });
    afterAll(async () => {
      await jobs?.stop();
      await database?.close();
      smtp?.close();
    });

    const send = (to: string) => database.transaction((tx) => mail.send(tx, { ...message, to }));
    const until = (id: string, expected: object) =>
      eventually(async () => expect(await mail.get(id)).toMatchObject(expected));

    it('lets nobody read in the database the link of a letter that waits, left or was given up', async () => {
      const [waiting, left, refused] = [
        await send('later@example.org'),
        await send('gone@example.org'),
        await send('refused@example.org'),
      ];
      await until(waiting, { status: 'queued', attempts: 1, text: message.text });
      const blank = { text: null, html: null, attachments: [] };
      await until(left, { status: 'sent', ...blank });
      await until(refused, { status: 'failed', ...blank });
      for (const id of [waiting, left, refused]) expect(await copyOf(database, id)).not.toContain('recuperation');
    });

    it('delivers, and says when', async () => {
      const id = await send('jeanne@example.org');
      await until(id, { status: 'sent', attempts: 1, last_error: null, sent_at: expect.any(Date) });
      const letter = smtp.letters.find((text) => text.includes('jeanne@example.org')) ?? '';
      expect(letter).toContain(`Message-ID: <${id}@solelune.example>`);
      expect(letter).toContain('From: Solelune <ne-pas-repondre@solelune.example>');
      expect(letter).toContain('Auto-Submitted: auto-generated');
      expect(letter).toContain('<p>Bonjour ');
      expect(letter).toMatch(/Content-Type: text\/calendar; method=REQUEST; name=rendez-vous\.ics/);
      for (const { bytes } of [CALENDAR, PICTURE])
        expect(letter.replaceAll('\r\n', '')).toContain(bytes.toString('base64'));
    });

    it('gives up what the server refuses for good, and keeps the code but not the sentence', async () => {
      const id = await send('refused@example.org');
      await until(id, { status: 'failed', attempts: 1, last_error: 'EENVELOPE 550' });
    });

    it('keeps trying what the server cannot take now', async () => {
      const id = await send('later@example.org');
      await until(id, { status: 'queued', attempts: 1, last_error: 'EENVELOPE 451' });
    });

    const run = { lastAttempt: true } as JobRun;
    const transport = async () => {
      throw Object.assign(new Error('away'), { code: 'ETIMEDOUT' });
    };

    it('blanks what it gives up at the last attempt', async () => {
      const id = await send('later@example.org');
      await until(id, { attempts: 1 });
      const lastRun = deliveryJob({ database, sealing, transport }).run({ mailId: id }, run);
      await expect(lastRun).rejects.toThrow('away');
      expect(await mail.get(id)).toMatchObject({ status: 'failed', text: null, attachments: [], attempts: 2 });
    });

    it('gives up what a dead process left behind, and forgets everything after a month', async () => {
      const [abandoned, young, old] = [
        await send('later@example.org'),
        await send('later@example.org'),
        await send('gone@example.org'),
      ];
      await until(old, { status: 'sent' });
      const age = (id: string, days: number) =>
        database.execute(`update mail_outbox set created_at = now() - $2::int * interval '1 day' where id = $1`, [
          id,
          days,
        ]);
      await age(abandoned, 3);
      await age(young, 1);
      await age(old, 31);
      await forgetJob(database).run({}, run);
      expect(await mail.get(abandoned)).toMatchObject({
        status: 'failed',
        last_error: 'abandoned',
        text: null,
        attachments: [],
      });
      expect(await mail.get(young)).toMatchObject({ status: 'queued', text: message.text });
      expect(await mail.get(old)).toBeUndefined();
    });
  });
}

interface SmtpStub {
  port: number;
  letters: string[];
  close(): void;
}

/** As much of a mail server as the tests need: refuses one address for good (550) and one for now (451). */
async function startSmtpStub(): Promise<SmtpStub> {
  const letters: string[] = [];
  const server: Server = createServer((socket) => talk(socket, letters));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as { port: number }).port, letters, close: () => server.close() };
}

function talk(socket: Socket, letters: string[]): void {
  let pending = '';
  let inLetter = false;
  const answer = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    if (/^(EHLO|HELO|MAIL|RSET)/.test(line)) return answer('250 ok');
    if (line.startsWith('RCPT'))
      return answer(
        /refused@/.test(line) ? '550 no refused@example.org here' : /later@/.test(line) ? '451 later' : '250 ok',
      );
    if (line.startsWith('QUIT')) return socket.end('221 bye\r\n');
    inLetter = line === 'DATA';
    return answer(inLetter ? '354 go on' : '500 what');
  };
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    pending += chunk;
    for (;;) {
      const end = inLetter ? '\r\n.\r\n' : '\r\n';
      const at = pending.indexOf(end);
      if (at < 0) return;
      const text = pending.slice(0, at);
      pending = pending.slice(at + end.length);
      if (!inLetter) {
        hear(text);
        continue;
      }
      letters.push(text);
      inLetter = false;
      answer('250 taken');
    }
  });
  answer('220 stub');
}
