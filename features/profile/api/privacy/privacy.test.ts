import { type JobRun, newId } from '@solelune/platform';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveActivity } from '../activities/save-activity.ts';
import { profileExtension } from '../extension.ts';
import { profileJobs } from '../jobs.ts';
import { insertMessage } from '../messages/message.repo.ts';
import { fileKeys } from '../photos/renditions.ts';
import { sweepLeftovers } from '../photos/sweep-leftovers.ts';
import { NOW, type ProfileTestApp, startProfileApp } from '../testing.ts';
import { applyRetention } from './apply-retention.ts';
import { hasConsent } from './consent.repo.ts';

const CONSENT = 'user/profile/privacy/consent.json';
const SAVE = 'user/profile/activity/save.json';
const intimate = {
  category: 'draw',
  title: 'Tirage intime',
  payload: JSON.stringify({ spread: 'Trois cartes', cards: [{ key: 'a', name: 'La Lune', position: 'Le désir' }] }),
  sensitive_theme: 'sexuality',
};

let app: ProfileTestApp;
beforeAll(async () => {
  app = await startProfileApp();
});
afterAll(() => app?.close());

describe('consents', () => {
  it('must be said, for a theme that exists', async () => {
    const member = await app.member();
    expect((await member.post(CONSENT, { theme: 'health' })).status).toBe(422);
    expect((await member.post(CONSENT, { theme: 'politics', granted: '1' })).status).toBe(422);
    expect(await hasConsent(app.database.query, member.userId, 'health')).toBe(false);
  });

  it('are separate, revocable, and keep their history', async () => {
    const member = await app.member();
    for (const [hours, granted] of [
      [0, '1'],
      [1, '1'],
      [2, '0'],
      [3, '1'],
    ] as const) {
      app.setNow(NOW.add({ hours }));
      await member.post(CONSENT, { theme: 'health', granted });
    }
    const { consents } = (await member.get('user/profile/profile/data.json')).body;
    expect(consents[0]).toEqual({
      theme: 'health',
      granted: true,
      history: [
        { granted: true, made_at: '2026-11-15T15:00:00.000Z' },
        { granted: false, made_at: '2026-11-15T14:00:00.000Z' },
        { granted: true, made_at: '2026-11-15T12:00:00.000Z' },
      ],
    });
    expect(consents[1]).toEqual({ theme: 'sexuality', granted: false, history: [] });
  });

  it('open what they are for, and erase it when they are taken back', async () => {
    const member = await app.member();
    expect((await member.post(SAVE, intimate)).status).toBe(403);
    await member.post(CONSENT, { theme: 'sexuality', granted: '1' });
    expect((await member.post(SAVE, intimate)).status).toBe(200);
    const { body } = await member.post(CONSENT, { theme: 'sexuality', granted: '0' });
    expect(body.removed_activities).toBe(1);
    const rows = await app.database.query
      .selectFrom('profile_activity')
      .selectAll()
      .where('user_id', '=', member.userId)
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('messages', () => {
  it('are those of the site to this member, and none otherwise', async () => {
    const member = await app.member();
    const other = await app.member();
    expect((await member.get('user/profile/message/fetch/0/20/1')).body).toEqual({ messages: [], new_count: 0 });
    await app.database.transaction(async (tx) => {
      await insertMessage(tx, member.userId, { subject: 'Bienvenue', body: '<b>Bonjour</b>' }, NOW);
      await insertMessage(
        tx,
        member.userId,
        { subject: 'Vos points', body: '…', link: '/profil/fidelite' },
        NOW.add({ hours: 1 }),
      );
    });
    const { messages } = (await member.get('user/profile/message/fetch/0/20')).body;
    expect(messages.map(({ subject }: { subject: string }) => subject)).toEqual(['Vos points', 'Bienvenue']);
    const [latest] = messages;
    expect((await other.post('user/profile/message/read.json', { id: latest.id })).status).toBe(404);
    expect((await other.get('user/profile/message/fetch/0/20/0')).body.messages).toEqual([]);
    expect((await member.post('user/profile/message/read.json', { id: latest.id })).status).toBe(200);
    const sorted = (await member.get('user/profile/message/fetch/0/20/1')).body;
    expect(sorted.new_count).toBe(1);
    expect(sorted.messages[0]).toMatchObject({ subject: 'Bienvenue', is_new: true });
    expect((await member.get('user/profile/message/fetch/1/1/0')).body.messages).toHaveLength(1);
  });
});

describe('retention', () => {
  it('erases what was kept for as long as we said, and nothing younger', async () => {
    const member = await app.member();
    const past = (months: number) => NOW.toZonedDateTimeISO('UTC').subtract({ months }).toInstant();
    const email = (name: string) => ({ subject: name, text: name, sent_at: '2020-01-01T00:00:00Z' });
    await app.database.transaction(async (tx) => {
      await insertMessage(tx, member.userId, { subject: 'vieux', body: '' }, past(25));
      await insertMessage(tx, member.userId, { subject: 'récent', body: '' }, past(23));
      await saveActivity(tx, member.userId, { category: 'email', title: 'vieux', payload: email('vieux') }, past(37));
      await saveActivity(tx, member.userId, { category: 'email', title: 'récent', payload: email('récent') }, past(35));
      for (const [months, granted] of [
        [70, true],
        [65, false],
      ] as const)
        await tx
          .insertInto('profile_consent')
          .values({
            id: newId(),
            user_id: member.userId,
            theme: 'health',
            granted,
            text_version: 1,
            made_at: new Date(past(months).epochMilliseconds),
          })
          .execute();
    });
    const kept = (
      await member.post(SAVE, { category: 'numerology', title: 'x', payload: '{"address":"/numerologie/x/1"}' })
    ).body.activity;
    await member.post('user/profile/activity/delete.json', { id: kept.id });

    expect(await app.transaction((tx) => applyRetention(tx, NOW.add({ hours: 23 })))).toEqual({
      activities: 0,
      emails: 1,
      messages: 1,
      consents: 1,
    });
    expect(await app.transaction((tx) => applyRetention(tx, NOW.add({ hours: 25 })))).toEqual({
      activities: 1,
      emails: 0,
      messages: 0,
      consents: 0,
    });
    // The decision in force stays, however old.
    expect((await member.get('user/profile/profile/data.json')).body.consents[0].history).toHaveLength(1);
    expect((await member.get('user/profile/message/fetch/0/20/0')).body.messages).toHaveLength(1);
  });
});

describe('the work by the clock', () => {
  it('runs, and may run again', async () => {
    const jobs = profileJobs(app);
    expect(jobs.map(({ name, schedule }) => [name, schedule?.timeZone])).toEqual([
      ['profile-retention', 'Europe/Paris'],
      ['profile-sweep-photos', 'Europe/Paris'],
    ]);
    const run = { log: app.services.log } as JobRun;
    for (const job of [...jobs, ...jobs]) await job.run({}, run);
  });
});

describe('what the member area adds to an account', () => {
  it('is the picture, the birth and the contacts of the user, and everything in the export', async () => {
    const member = await app.member('Camille');
    expect(await profileExtension.userPart?.(app.db, member.userId, NOW)).toEqual({
      picture: null,
      astro: null,
      contacts: [],
    });
    const birth = { birthdate: '1990-02-04', birthcity: '2988507', firstname: 'Jeanne' };
    await member.post('user/profile/infos/save_infos.json', { ...birth, contact_id: 'new' });
    await member.post('user/profile/infos/save_infos.json', {
      birthdate: '1988-06-17',
      birthtime: '14:25',
      birthcity: '2988507',
    });
    await member.post(CONSENT, { theme: 'health', granted: '1' });
    await member.upload(
      await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    expect(await profileExtension.userPart?.(app.db, member.userId, NOW)).toMatchObject({
      picture: expect.stringMatching(/^\/api\/user\/profile\/photos\/file\//),
      astro: { birthdate: '1988-06-17', firstname: 'Camille' },
      contacts: [{ firstname: 'Jeanne', birthtime: null }],
    });
    const everything = JSON.stringify(await profileExtension.exportOf?.(app.db, member.userId, app.services));
    for (const part of ['1988-06-17', 'Jeanne', 'Paris, France', 'Santé et bien-être', 'photo_de_profil'])
      expect(everything, part).toContain(part);
  });

  it('goes with it, files included', async () => {
    const member = await app.member();
    const { body } = await member.upload(
      await sharp({ create: { width: 90, height: 90, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
    const [key] = fileKeys(body.photos[0].id);
    await app.database.transaction(async (tx) => {
      await profileExtension.onAccountDeletion?.(tx, member.userId, app.services);
      await tx.deleteFrom('account_user').where('id', '=', member.userId).execute();
    });
    expect(await sweepLeftovers(app)).toBe(1);
    expect(await app.services.files.exists(key as string)).toBe(false);
  });
});
