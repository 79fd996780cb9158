import { Browser, someone } from '@solelune/account/api/testing';
import type { MailMessage } from '@solelune/platform';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '../features.ts';
import { notePlanted } from './dev-index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { NODE_ENV: 'development' } });
});
afterAll(() => app?.close());

const read = async (url: string) => {
  const { statusCode, body } = await app.app.inject({ url });
  return { status: statusCode, body };
};

const post = (message: Omit<MailMessage, 'to' | 'kind'>) =>
  app.transaction((tx) => app.services.mail.send(tx, { to: someone(), kind: 'test', ...message }));

describe('the letters in development', () => {
  it('are all there, each in both forms, in a frame that can run nothing', async () => {
    const { status, body } = await read('/dev/letters');
    expect(status).toBe(200);
    const letters = features.flatMap((feature) => feature.letters ?? []);
    expect(letters.length).toBeGreaterThanOrEqual(11);
    const sections = body.split('<section>').slice(1);
    expect(sections).toHaveLength(letters.length);
    for (const [index, { name }] of letters.entries()) {
      expect(sections[index]).toContain(`<h2 id="${name}">`);
      expect(sections[index]).toMatch(/<iframe loading="lazy" sandbox srcdoc="&lt;!doctype html&gt;[^"]+">/);
      expect(sections[index]).toMatch(/<pre>[^<]+Solelune[^<]+<\/pre>/);
    }
    expect(sections[0], 'the words of the specimen').toContain('Bienvenue, Camille');
  });

  it('that were written are read one by one', async () => {
    const email = someone();
    await new Browser(() => app).signup(email);
    const list = (await read('/dev/mail')).body;
    expect(list).toContain(`<td>${email}<td>account-welcome`);
    const { body } = await read(/\/dev\/mail\/[0-9a-f-]{36}/.exec(list)?.[0] ?? '');
    expect(body).toMatch(/<pre>[^<]+Confirmer mon adresse\u00a0:\nhttp/);
  });

  it('bring their files along, and nothing of them is HTML of the page itself', async () => {
    const attachments = [{ name: 'lune.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF') }];
    const said = { subject: '<b>Objet', text: '<b>Voici', html: '<b>"Voici"' };
    const id = await post({ ...said, attachments });
    expect((await read('/dev/mail')).body).not.toContain('<b>');
    const { body } = await read(`/dev/mail/${id}`);
    expect(body).not.toContain('<b>');
    expect(body).toContain('srcdoc="&lt;b&gt;&quot;Voici&quot;"');
    expect(body).toContain('<a download="lune.pdf" href="data:application/pdf;base64,JVBERg==">lune.pdf</a>');
  });

  it('that left say that they are blank', async () => {
    const id = await post({ subject: 'Parti', text: 'secret' });
    await app.transaction((tx) => tx.updateTable('mail_outbox').set({ body: null }).where('id', '=', id).execute());
    const { body } = await read(`/dev/mail/${id}`);
    expect(body).toContain('ce qu’il disait est effacé');
    expect((await read(`/dev/mail/${id.replace(/^./, 'f')}`)).status).toBe(404);
  });
});

it('a newcomer reads who can log in, and how both sides are played', async () => {
  expect((await read('/dev')).body).toContain('Rien n’a été planté ici');
  notePlanted(app.app, ['Démonstration : Camille, <camille@demo.solelune.example>']);
  const { status, body } = await read('/dev');
  expect(status).toBe(200);
  expect(body).toContain('<li>Démonstration : Camille, &lt;camille@demo.solelune.example&gt;');
  for (const address of ['/console', '/equipe/maelle', '/administration', '/dev/mail'])
    expect(body).toContain(`href="${address}"`);
});

it('nobody reads letters elsewhere than in development', async () => {
  for (const NODE_ENV of ['production', 'test']) {
    const elsewhere = await startTestApp({ environment: { NODE_ENV } });
    for (const url of ['/dev', '/dev/mail', '/dev/letters'])
      expect((await elsewhere.app.inject({ url })).statusCode, `${NODE_ENV} ${url}`).toBe(404);
    await elsewhere.close();
  }
});
