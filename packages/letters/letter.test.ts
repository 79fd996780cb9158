import type { MailMessage, Writer } from '@solelune/platform';
import { testConfig } from '@solelune/testing';
import { describe, expect, it } from 'vitest';
import { composeLetter, defineLetter, senderOf, sendLetter } from './index.ts';
import { lettersSuite } from './testing/letters.suite.ts';

const config = testConfig({ SITE_URL: 'https://solelune.example' });
const sender = senderOf(config);

const reminder = defineLetter({
  name: 'test-reminder',
  specimen: {
    firstname: 'Camille',
    when: '15 novembre 2026 à 14 h 30',
    roomUrl: 'https://solelune.example/salle',
    calendar: Buffer.from('BEGIN:VCALENDAR'),
  },
  write: ({ firstname, when, roomUrl, calendar }, { brand }) => ({
    subject: `${brand} : votre rendez-vous du ${when}`,
    preview: 'À tout de suite !',
    title: `${firstname}, c’est bientôt`,
    blocks: [
      `Votre rendez-vous commence le ${when}.`,
      { note: 'Une note entre deux.' },
      { button: 'Entrer dans la salle', href: roomUrl },
      { link: 'Voir la page', href: `${roomUrl}?a=1&b=2` },
    ],
    reason: 'Vous avez un rendez-vous : voilà pourquoi.',
    attachments: [{ name: 'rendez-vous.ics', type: 'text/calendar', bytes: calendar }],
  }),
});
const news = defineLetter({ ...reminder, name: 'test-news', news: true });

lettersSuite('test', [reminder, news]);

describe('a letter laid out', () => {
  const { text, html, attachments } = composeLetter(reminder, reminder.specimen, sender);

  it('says its blocks in their order, as text and as HTML', () => {
    const order = ['Camille', 'commence', 'entre deux', 'Entrer dans', 'Voir la'];
    for (const form of [text, html.slice(html.indexOf('<h1'))]) {
      const places = order.map((words) => form.indexOf(words));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places).not.toContain(-1);
    }
    expect(text).toContain('Entrer dans la salle\u00a0:\nhttps://solelune.example/salle\n');
  });

  it('leaves addresses as they are, but for what HTML escapes', () => {
    expect(text).toContain('https://solelune.example/salle?a=1&b=2');
    expect(html).toContain('href="https://solelune.example/salle?a=1&amp;b=2"');
  });

  it('says why it came, and brings its files', () => {
    expect(html).toContain('Vous avez un rendez-vous\u00a0: voilà pourquoi.');
    expect(html).not.toContain('parce qu’un compte');
    expect(attachments).toEqual([
      { name: 'rendez-vous.ics', type: 'text/calendar', bytes: reminder.specimen.calendar },
    ]);
  });
});

describe('a letter sent', () => {
  const sent: MailMessage[] = [];
  const mail = { send: async (_: Writer, message: MailMessage) => String(sent.push(message)) };
  const tx = {} as Writer;
  const to = 'camille@exemple.fr';
  const data = reminder.specimen;

  it('is a mail of its kind, with its files', async () => {
    await sendLetter(tx, { config, mail }, reminder, { to, data });
    const [message] = sent;
    expect(message).toMatchObject({ to, kind: 'test-reminder', attachments: [{ name: 'rendez-vous.ics' }] });
    expect(message).not.toHaveProperty('keptFor');
  });

  it('is kept for its member if it is news, and only then', async () => {
    await sendLetter(tx, { config, mail }, news, { to, data, keptFor: 'member' });
    expect(sent.at(-1)).toMatchObject({ kind: 'test-news', keptFor: 'member' });
    // @ts-expect-error a letter that may open something is not kept
    const wrong = () => sendLetter(tx, { config, mail }, reminder, { to, data, keptFor: 'member' });
    expect(wrong).toBeTypeOf('function');
  });
});
