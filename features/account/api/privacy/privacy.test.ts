import type { MemberHooks } from '@solelune/contract/server';
import { newId } from '@solelune/platform';
import { describe, expect, it } from 'vitest';
import { demoMembers, forgetDemoMembers } from '../demo.ts';
import { forgetExpired } from '../forget-expired.ts';
import { noteBounces } from '../note-bounces.ts';
import { useAccountSite } from '../testing/account-site.ts';
import { PASSWORD, someone } from '../testing/browser.ts';
import { deleteDueAccounts } from './delete-account.ts';

const deleted: string[] = [];
const failing = new Set<string>();
const gardenHooks: MemberHooks = {
  userPart: async (_, userId) => ({ picture: `/photos/${userId}.avif` }),
  exportOf: async (_, userId) => ({ fleurs: [userId] }),
  onAccountDeletion: async (_, userId) => {
    if (failing.has(userId)) throw new Error('the garden cannot be reached');
    deleted.push(userId);
  },
};

const site = useAccountSite({ features: ['account', { name: 'garden', members: gardenHooks }] });
const { browser } = site;

async function member() {
  const email = someone();
  const home = browser();
  await home.signup(email, { rememberme: true });
  const { id } = await site.app.database.query
    .selectFrom('account_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return { email, home, id };
}
const runDeletions = () => deleteDueAccounts(site.app, site.clock);

describe('deletion', () => {
  it('needs the password', async () => {
    const { home } = await member();
    expect((await home.post('user/account/deletion/request')).body.fields).toHaveProperty('password');
    const wrong = await home.post('user/account/deletion/request', { password: 'pas-le-bon' });
    expect(wrong.body.fields).toHaveProperty('password');
    expect((await home.get('user/account/security.json')).body.deletion_due_at).toBeNull();
  });

  it('waits thirty days, then takes everything, in the features too', async () => {
    const { email, home, id } = await member();
    const { body } = await home.post('user/account/deletion/request', { password: PASSWORD });
    expect(body.due_at).toBe('2026-12-15T10:00:00Z');
    expect(await home.mail(email, 'deletion-requested')).toContain('15 décembre 2026');
    site.clock = site.clock.add({ hours: 29 * 24 });
    await runDeletions();
    expect((await browser().login(email)).status).toBe(200);
    site.clock = site.clock.add({ hours: 25 });
    await runDeletions();
    expect(deleted).toContain(id);
    expect((await home.get('user/fetch')).body).toMatchObject({ user: null, should_delete_token: true });
    expect((await browser().login(email)).status).toBe(401);
    expect(await home.mail(email, 'deletion-done')).toContain('effacés');
    expect(await home.mail(email, 'welcome')).toBeUndefined();
    for (const table of ['account_session', 'account_device', 'account_code', 'account_autologin'] as const) {
      const left = await site.app.database.query.selectFrom(table).selectAll().where('user_id', '=', id).execute();
      expect(left, table).toEqual([]);
    }
  });

  it('is cancelled by the link of the mail, once, and by nobody else', async () => {
    const { email, home, id } = await member();
    await home.post('user/account/deletion/request', { password: PASSWORD });
    expect((await browser().post('user/account/deletion/cancel')).status).toBe(404);
    const code = await home.code(email, 'deletion-requested');
    expect((await browser().post('user/account/deletion/cancel', { code })).body).toEqual({ success: true });
    expect((await browser().post('user/account/deletion/cancel', { code })).status).toBe(404);
    site.clock = site.clock.add({ hours: 31 * 24 });
    await runDeletions();
    expect(deleted).not.toContain(id);
    expect(await home.mail(email, 'deletion-cancelled')).toContain('annulée');
  });

  it('is cancelled from a session of the member', async () => {
    const { home } = await member();
    await home.post('user/account/deletion/request', { password: PASSWORD });
    expect((await home.post('user/account/deletion/cancel')).body).toEqual({ success: true });
    expect((await home.get('user/account/security.json')).body.deletion_due_at).toBeNull();
  });

  it('of one account that fails leaves it whole and holds up no other', async () => {
    const [broken, fine] = [await member(), await member()];
    failing.add(broken.id);
    for (const { home } of [broken, fine]) await home.post('user/account/deletion/request', { password: PASSWORD });
    site.clock = site.clock.add({ hours: 31 * 24 });
    await expect(runDeletions()).rejects.toThrow('1 accounts');
    expect(deleted).toContain(fine.id);
    expect((await browser().login(broken.email)).status).toBe(200);
    failing.clear();
    await runDeletions();
    expect(deleted).toContain(broken.id);
  });
});

describe('what other features add', () => {
  it('shows in the user and in the export, and no secret does', async () => {
    const { email, home, id } = await member();
    expect((await home.get('user/fetch')).body.user.infos.picture).toBe(`/photos/${id}.avif`);
    const { body } = await home.get('user/account/export.json');
    expect(body.parts).toMatchObject({ account: { adresse_email: email }, garden: { fleurs: [id] } });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash/);
  });
});

describe('mail that comes back', () => {
  it.each([
    ['EENVELOPE 550', 'unknown_address'],
    ['EENVELOPE 552', 'mailbox_full'],
    ['EMESSAGE 554', 'refused'],
    ['ETIMEDOUT', null],
  ])('%s sets %s', async (last_error, expected) => {
    const { email, home } = await member();
    const letter = { kind: 'account-test', recipient: email, subject: 's', body: null };
    const at = (seconds: number) => new Date(site.clock.epochMilliseconds + seconds * 1000);
    const insert = (more: { status: 'failed' | 'sent'; last_error: string | null; created_at: Date }) =>
      site.app.transaction((tx) =>
        tx
          .insertInto('mail_outbox')
          .values({ id: newId(), sent_at: null, ...letter, ...more })
          .execute(),
      );
    await insert({ status: 'failed', last_error, created_at: at(-20) });
    await site.app.transaction((tx) => noteBounces(tx, site.app.services, site.clock));
    expect((await home.get('user/fetch')).body.user.infos.smtp_error).toBe(expected);
    await insert({ status: 'sent', last_error: null, created_at: at(-10) });
    await site.app.transaction((tx) => noteBounces(tx, site.app.services, site.clock));
    expect((await home.get('user/fetch')).body.user.infos.smtp_error).toBeNull();
  });
});

describe('what has expired', () => {
  it('is deleted, the rest stays', async () => {
    const { home, id } = await member();
    const short = browser();
    await short.signup(someone());
    site.clock = site.clock.add({ hours: 24 });
    await site.app.transaction((tx) => forgetExpired(tx, site.clock));
    expect((await home.get('user/fetch')).body.user).not.toBeNull();
    const sessions = await site.app.database.query.selectFrom('account_session').selectAll().execute();
    expect(sessions.every(({ expires_at }) => expires_at.getTime() > site.clock.epochMilliseconds)).toBe(true);
    expect(sessions.some(({ user_id }) => user_id === id)).toBe(true);
  });
});

describe('demo members', () => {
  it('are not made where somebody has an account', async () => expect(await demoMembers(site.app)).toEqual([]));

  it('can log in where they were made', async () => {
    await site.app.transaction((tx) => tx.deleteFrom('account_user').execute());
    const [first = ''] = await demoMembers(site.app);
    const [, email = '', password] = first.split(', ');
    expect((await browser().login(email, password)).status).toBe(200);
    expect(await demoMembers(site.app)).toHaveLength(7);
    expect(await forgetDemoMembers(site.app)).toBe(7);
    expect((await browser().login(email, password)).status).toBe(401);
    expect(await forgetDemoMembers(site.app)).toBe(0);
  });
});
