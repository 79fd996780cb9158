import { createServer, type Server, type Socket } from 'node:net';
import { testConfig } from '@solelune/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createLogger,
  type Database,
  type Jobs,
  type Mail,
  openJobs,
  openMail,
  PLATFORM_MIGRATIONS,
} from '../index.ts';

const message = {
  to: 'jeanne@example.org',
  subject: 'Bienvenue à vous',
  text: 'Bonjour',
  html: '<p>Bonjour</p>',
  kind: 'welcome',
};

export function mailSuite(open: () => Promise<Database>): void {
  describe('mail without a server', () => {
    let database: Database;
    let mail: Mail;
    beforeAll(async () => {
      database = await open();
      await database.migrate([PLATFORM_MIGRATIONS]);
      const config = testConfig();
      mail = openMail(config, database, openJobs(database, createLogger(config)));
    }, 60_000);
    afterAll(() => database?.close());

    it('keeps what a transaction sends, readable in the outbox', async () => {
      const id = await database.transaction((tx) => mail.send(tx, message));
      const kept = {
        kind: 'welcome',
        recipient: message.to,
        subject: message.subject,
        text_body: 'Bonjour',
        status: 'kept',
      };
      expect(await mail.get(id)).toMatchObject(kept);
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

    it('refuses a line break in an address or a subject', async () => {
      const send = (change: object) => database.transaction((tx) => mail.send(tx, { ...message, ...change }));
      await expect(send({ subject: 'a\nBcc: b@example.org' })).rejects.toThrow('line break');
      await expect(send({ to: 'a@example.org\r\nb@example.org' })).rejects.toThrow('line break');
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
      jobs = openJobs(database, createLogger(config));
      mail = openMail(config, database, jobs);
      await jobs.start();
    }, 60_000);
    afterAll(async () => {
      await jobs?.stop();
      await database?.close();
      smtp?.close();
    }, 60_000);

    const send = (to: string) => database.transaction((tx) => mail.send(tx, { ...message, to }));
    const until = (id: string, expected: object) =>
      vi.waitFor(async () => expect(await mail.get(id)).toMatchObject(expected), { timeout: 10_000, interval: 30 });

    it('delivers, and says when', async () => {
      const id = await send('jeanne@example.org');
      await until(id, { status: 'sent', attempts: 1, last_error: null, sent_at: expect.any(Date) });
      const letter = smtp.letters.find((text) => text.includes('jeanne@example.org')) ?? '';
      expect(letter).toContain(`Message-ID: <${id}@solelune.example>`);
      expect(letter).toContain('From: Solelune <ne-pas-repondre@solelune.example>');
      expect(letter).toContain('Auto-Submitted: auto-generated');
      expect(letter).toContain('<p>Bonjour</p>');
    });

    it('gives up what the server refuses for good, and keeps the code but not the sentence', async () => {
      const id = await send('refused@example.org');
      await until(id, { status: 'failed', attempts: 1, last_error: 'EENVELOPE 550' });
    });

    it('keeps trying what the server cannot take now', async () => {
      const id = await send('later@example.org');
      await until(id, { status: 'queued', attempts: 1, last_error: 'EENVELOPE 451' });
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
