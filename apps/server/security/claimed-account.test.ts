import { Browser } from '@solelune/account/api/testing';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FullMember, fullMember, idOf, SECRETS } from './full-member.ts';

const OWN_PASSWORD = 'un-mot-de-passe-a-moi';

/** Every column of the database that names a member. */
const MEMBER_COLUMNS = `
  select conrelid::regclass::text as table, attname as column from pg_constraint
  join pg_attribute on attrelid = conrelid and attnum = conkey[1]
  where contype = 'f' and confrelid = 'account_user'::regclass order by 1`;

let app: TestApp;
let stranger: FullMember;
let owner: Browser;
let kept: string[];

const namingMember = async (userId: string): Promise<string[]> => {
  const { rows } = await app.database.execute(MEMBER_COLUMNS);
  const found = [];
  for (const { table, column } of rows)
    if ((await app.database.execute(`select 1 from ${table} where ${column} = $1`, [userId])).rows.length > 0)
      found.push(String(table));
  return found;
};

/** A stranger lives in an account on somebody else's address, with one of everything; then its owner comes by a letter. */
beforeAll(async () => {
  app = await startTestApp();
  stranger = await fullMember(app);
  await stranger.browser.post('user/profile/privacy/consent.json', { theme: 'health', granted: '1' });
  await stranger.browser.post('user/profile/public/save.json', { published: '1', slug: 'zenobie', shown: ['photo'] });
  await stranger.browser.post('user/profile/rewardpoint/redeem.json', { code: stranger.ids.coupon, key: 'a-key' });
  kept = await namingMember(stranger.userId);
  owner = new Browser(() => app);
  const code = await owner.recoveryCode(stranger.email);
  await owner.post('user/account/recovery/confirm', { code, password: OWN_PASSWORD });
  await owner.login(stranger.email, OWN_PASSWORD);
});
afterAll(() => app?.close());

describe('an account that its owner claimed', () => {
  it('has nothing of who held it before, in any table', async () => {
    expect(kept.length).toBeGreaterThan(12);
    expect(await namingMember(stranger.userId)).toEqual([]);
    expect(await idOf(app, stranger.email)).not.toBe(stranger.userId);
  });

  it('tells its owner nothing of them, and knows no more than any new one', async () => {
    const { body } = await owner.get('user/account/export.json');
    expect(body.parts.account).toMatchObject({ adresse_email: stranger.email, prenom: 'Vous' });
    const text = JSON.stringify(body);
    for (const secret of [...SECRETS, stranger.userId, ...Object.values(stranger.ids)])
      expect(text).not.toContain(secret);
    expect(body.parts.profile).toMatchObject({ photos: [], accords: [], activites: [], proches: [] });
    expect(body.parts.wallet).toMatchObject({
      soleils: { solde: 0 },
      points: { mouvements: [{ libelle: 'Bienvenue' }] },
    });
  });

  it('shows no page and no photo of theirs any more', async () => {
    expect((await owner.get('user/profile/public/index/zenobie.json')).status).toBe(404);
    const { rows } = await app.database.execute('select photo_id from profile_photo_leftover');
    expect(rows).toEqual([{ photo_id: stranger.ids.photo }]);
  });
});
