import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW, type ProfileTestApp, startProfileApp, type TestMember } from '../testing.ts';
import { saveActivity } from './save-activity.ts';

const SAVE = 'user/profile/activity/save.json';
const list = (member: TestMember, offset = 0, category = 'all') =>
  member.get(`user/profile/activity/index/${offset}/15/${category}.json`);
const lifePath = (number: number) => ({
  category: 'numerology',
  title: `Chemin de vie ${number}`,
  payload: JSON.stringify({ address: `/numerologie/chemin-de-vie/resultat/${number}`, summary: 'La patience.' }),
});
const draw = {
  category: 'draw',
  title: 'Cinq cartes pour deux',
  payload: JSON.stringify({
    spread: 'Tirage de l’amour',
    question: 'Où en est notre histoire ?',
    cards: [{ key: 'arcane-19', name: 'Le Soleil', position: 'Aujourd’hui', reversed: true, reading: 'Une clarté.' }],
  }),
};

let app: ProfileTestApp;
beforeAll(async () => {
  app = await startProfileApp();
});
afterAll(() => app?.close());

describe('a page of activities', () => {
  it('is as long as the configuration says, unless the caller says otherwise', async () => {
    const short = await startProfileApp({ PAGE_SIZE_ACTIVITIES: '2' });
    const member = await short.member();
    for (const number of [3, 4, 5]) await member.post(SAVE, lifePath(number));
    const page = async (offset: number, perPage: number) =>
      (await member.get(`user/profile/activity/index/${offset}/${perPage}/all.json`)).body;
    expect([(await page(0, 0)).activities.length, (await page(0, 0)).end]).toEqual([2, false]);
    expect([(await page(2, 0)).activities.length, (await page(2, 0)).end]).toEqual([1, true]);
    expect((await page(0, 3)).activities).toHaveLength(3);
    await short.close();
  });
});

describe('what is refused', () => {
  it.each([
    ['an unknown kind', { category: 'secret', title: 'x', payload: '{}' }],
    ['a mail, which only the site writes', { category: 'email', title: 'x', payload: '{}' }],
    ['another payload', { category: 'draw', title: 'x', payload: '{"cards":[]}' }],
    ['no JSON', { category: 'numerology', title: 'x', payload: 'oui' }],
    ['an address of another site', { category: 'numerology', title: 'x', payload: '{"address":"//pirate.example/"}' }],
    ['a script', { category: 'numerology', title: 'x', payload: '{"address":"javascript:alert(1)"}' }],
    ['a way out of its part', { category: 'numerology', title: 'x', payload: '{"address":"/numerologie/../profil"}' }],
    ['a character that is none', { ...draw, payload: draw.payload.replace('Aujourd’hui', '\\ud800') }],
  ])('is %s', async (_, fields) => {
    const member = await app.member();
    expect((await member.post(SAVE, fields)).status).toBe(422);
    expect((await list(member)).body.activities_count).toBe(0);
  });

  it.each([
    ...['/numerologie/%2e%2e/profil', '/numerologie/.%2E/profil', '/numerologie/%2e/x', '/numerologie/x/%2e%2e'],
    ...['/numerologie\\..\\profil', '/numerologie/x/\\pirate', '/numerologie/\t../profil'],
    ...['/numerologie/x?y', '/numerologie/x#y', '/numerologie//pirate.example'],
  ])('is the address %s, which leads elsewhere than it says', async (address) => {
    const member = await app.member();
    const payload = JSON.stringify({ address });
    expect((await member.post(SAVE, { ...lifePath(3), payload })).status).toBe(422);
  });

  it('is a null character inside what is kept, and the answer says where', async () => {
    const member = await app.member();
    const answer = await member.post(SAVE, { ...draw, payload: draw.payload.replace('Aujourd’hui', '\\u0000') });
    expect(answer).toMatchObject({
      ...{
        status: 422,
        body: { fields: { 'payload[cards][0][position]': 'Ce champ contient un caractère illisible' } },
      },
    });
  });

  it('is another member’s activity, by every call', async () => {
    const owner = await app.member();
    const other = await app.member();
    const { id } = (await owner.post(SAVE, draw)).body.activity;
    for (const path of [`card_perso/${id}`, `email/${id}`])
      expect((await other.get(`user/profile/activity/${path}.json`)).status, path).toBe(404);
    expect((await other.post('user/profile/activity/delete.json', { id })).status).toBe(404);
    await owner.post('user/profile/activity/delete.json', { id });
    expect((await other.post('user/profile/activity/restore.json', { id })).status).toBe(404);
    expect((await list(other)).body.activities).toEqual([]);
  });

  it('is a draw opened as a mail', async () => {
    const member = await app.member();
    const { id } = (await member.post(SAVE, draw)).body.activity;
    expect((await member.get(`user/profile/activity/email/${id}.json`)).status).toBe(404);
  });
});

describe('activities', () => {
  it('come 15 at a time, the newest first, until the end', async () => {
    const member = await app.member();
    await app.database.transaction(async (tx) => {
      for (let count = 1; count <= 32; count++)
        await saveActivity(
          tx,
          member.userId,
          { category: 'numerology', title: `n° ${count}`, payload: { address: `/numerologie/x/${count}` } },
          NOW.add({ minutes: count }),
        );
    });
    await member.post(SAVE, draw);
    const pages = [await list(member), await list(member, 15), await list(member, 30)];
    expect(pages.map(({ body }) => [body.activities.length, body.end])).toEqual([
      [15, false],
      [15, false],
      [3, true],
    ]);
    const titles = pages.flatMap(({ body }) => body.activities.map(({ title }: { title: string }) => title));
    expect(titles[0]).toBe('n° 32');
    expect(new Set(titles).size).toBe(33);
    const draws = (await list(member, 0, 'draw')).body;
    expect(draws).toMatchObject({ activities_count: 1, end: true, counts: { numerology: 32, draw: 1, email: 0 } });
  });

  it('open again exactly as they were kept', async () => {
    const member = await app.member();
    const { activity } = (await member.post(SAVE, draw)).body;
    expect(activity).toMatchObject({
      address: `/profil/activites/tirage/${activity.id}`,
      summary: '«\u00a0Où en est notre histoire ?\u00a0»',
    });
    const opened = await member.get(`user/profile/activity/card_perso/${activity.id}.json`);
    expect(opened.body.draw).toEqual(JSON.parse(draw.payload));
    const numerology = (await member.post(SAVE, lifePath(4))).body.activity;
    expect(numerology.address).toBe('/numerologie/chemin-de-vie/resultat/4');
  });

  it('keep the mails that the site sent, as text', async () => {
    const member = await app.member();
    const email = {
      subject: 'La réponse d’Odile',
      text: 'Bonjour <b>Camille</b>,\n\nVotre nom…',
      sent_at: '2026-11-08T10:00:00Z',
    };
    const { row } = await app.database.transaction((tx) =>
      saveActivity(tx, member.userId, { category: 'email', title: email.subject, payload: email }, NOW),
    );
    expect((await member.get(`user/profile/activity/email/${row.id}.json`)).body.email).toEqual(email);
  });

  it('are kept once', async () => {
    const member = await app.member();
    expect((await member.post(SAVE, lifePath(4))).body.already_kept).toBe(false);
    expect((await member.post(SAVE, lifePath(4))).body.already_kept).toBe(true);
    expect((await list(member)).body.activities_count).toBe(1);
  });

  it('can be brought back for a day', async () => {
    const member = await app.member();
    const { id } = (await member.post(SAVE, draw)).body.activity;
    const removed = await member.post('user/profile/activity/delete.json', { id });
    expect(removed.body).toEqual({ success: true, restorable_until: '2026-11-16T12:00:00Z' });
    expect((await list(member)).body.activities_count).toBe(0);
    expect((await member.get(`user/profile/activity/card_perso/${id}.json`)).status).toBe(404);
    expect((await member.post('user/profile/activity/restore.json', { id })).body.activity.id).toBe(id);
    expect((await list(member)).body.activities_count).toBe(1);

    await member.post('user/profile/activity/delete.json', { id });
    app.setNow(NOW.add({ hours: 25 }));
    expect((await member.post('user/profile/activity/restore.json', { id })).status).toBe(404);
  });
});
