import { describe, expect, it } from 'vitest';
import { useAccountSite } from '../testing/account-site.ts';
import { type Browser, PASSWORD, someone } from '../testing/browser.ts';
import { rolesThatCount } from './roles-that-count.ts';
import { codeOf, stepAt } from './totp.ts';

const site = useAccountSite();
const { browser } = site;

const give = (email: string, roles: ['administrator'] | []) =>
  site.app.transaction((tx) => tx.updateTable('account_user').set({ roles }).where('email', '=', email).execute());

/** An administrator of the time before anybody had a second factor. */
async function boss(): Promise<Browser> {
  const [here, email] = [browser(), someone('chef')];
  await here.signup(email);
  await give(email, ['administrator']);
  return here;
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const bytesOf = (secret: string) => {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const codeNow = (secret: string) => codeOf(bytesOf(secret), stepAt(site.clock));

async function invite(roles: string, email = someone('nouveau')) {
  const invited = await (await boss()).post('staff/invite.json', { email, firstname: 'Noor', roles });
  expect(invited.status, JSON.stringify(invited.body)).toBe(200);
  const code = await browser().code(email, 'staff-invited');
  const opened = await browser().post('staff/invitation.json', { code });
  return { email, code, opened, secret: opened.body['secret'] as string };
}

async function hire(roles: string) {
  const invitation = await invite(roles);
  const here = browser();
  const accepted = await here.post('staff/accept.json', {
    ...{ code: invitation.code, password: PASSWORD, totp: codeNow(invitation.secret) },
  });
  expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
  return { ...invitation, here, accepted, spare: accepted.body['recovery_codes'] as string[] };
}

const enter = (here: Browser, email: string, code: string, password = PASSWORD) =>
  here.post('staff/enter.json', { email, password, code, device_key: here.deviceKey });

describe('an invitation', () => {
  it('is sent by an administrator alone', async () => {
    const input = { email: someone(), firstname: 'Noor', roles: 'support' };
    expect((await browser().post('staff/invite.json', input)).status).toBe(404);
    const member = browser();
    await member.signup(someone());
    expect((await member.post('staff/invite.json', input)).status).toBe(404);
    expect((await member.get('staff/list.json')).status).toBe(404);
  });

  it.each(['', 'king', 'support,king'])('for the role « %s » is refused', async (roles) => {
    const input = { email: someone(), firstname: 'Noor', roles };
    expect((await (await boss()).post('staff/invite.json', input)).status).toBe(422);
  });

  it('that nobody sent opens nothing', async () => {
    expect((await browser().post('staff/invitation.json', { code: 'x'.repeat(32) })).status).toBe(404);
    const input = { code: 'x'.repeat(32), password: PASSWORD, totp: '123456' };
    expect((await browser().post('staff/accept.json', input)).status).toBe(404);
  });

  it('is refused with a wrong code, a weak password, after seven days, and once another was sent', async () => {
    const { code, secret, email } = await invite('support');
    const accept = (more: object) =>
      browser().post('staff/accept.json', { code, password: PASSWORD, totp: codeNow(secret), ...more });
    expect((await accept({ totp: '000000' })).body).toMatchObject({ fields: { totp: expect.any(String) } });
    expect((await accept({ password: 'motdepasse' })).body).toMatchObject({ fields: { password: expect.any(String) } });
    const before = site.clock;
    site.clock = before.add({ hours: 7 * 24 + 1 });
    expect((await accept({})).status).toBe(404);
    site.clock = before;
    await invite('support', email);
    expect((await accept({})).status).toBe(404);
  });

  it('to somebody who has an account asks for its password, and replaces nothing of it', async () => {
    const [member, email] = [browser(), someone()];
    await member.signup(email);
    await site.app.transaction((tx) =>
      tx.updateTable('account_user').set({ email_verified_at: new Date() }).where('email', '=', email).execute(),
    );
    const { code, secret, opened } = await invite('editor', email);
    expect(opened.body).toMatchObject({ has_account: true });
    const accept = (password: string) => browser().post('staff/accept.json', { code, password, totp: codeNow(secret) });
    expect((await accept('un-autre-mot-de-passe')).status).toBe(422);
    expect((await accept(PASSWORD)).status).toBe(200);
    expect((await member.get('user/fetch')).body['user'], 'sessions from before are closed').toBeNull();
  });

  it('opens once; shows the factor as picture and as letters; gives roles, eight spare codes, and its line in the log', async () => {
    const { opened, code, secret, here, spare, accepted } = await hire('support,editor');
    expect(opened.body).toMatchObject({ firstname: 'Noor', roles: ['support', 'editor'], has_account: false });
    expect(opened.body['key_uri']).toContain(secret);
    expect(opened.body['qr']).toMatchObject({ size: expect.any(Number), path: expect.stringMatching(/^M\d/) });
    expect(new Set(spare).size).toBe(8);
    expect(accepted.body['user']).toMatchObject({ infos: { firstname: 'Noor' } });
    const again = { code, password: PASSWORD, totp: codeNow(secret) };
    expect((await here.post('staff/accept.json', again)).status).toBe(404);
    const deeds = await site.app.database.query.selectFrom('audit_entry').select(['deed', 'details']).execute();
    expect(deeds).toContainEqual({ deed: 'account.staff-invite', details: { roles: 'support,editor' } });
  });
});

describe('the entry', () => {
  it('answers the same whatever is wrong: the address, the password, the code, no role', async () => {
    const { email, secret } = await hire('support');
    const [member, plain] = [browser(), someone()];
    await member.signup(plain);
    site.clock = site.clock.add({ minutes: 2 });
    const wrong = [
      await enter(browser(), someone(), '123456'),
      await enter(browser(), email, codeNow(secret), 'un-autre-mot-de-passe'),
      await enter(browser(), email, '000000'),
      await enter(browser(), email, 'abcd-efgh-jkmn'),
      await enter(browser(), plain, '123456'),
    ];
    for (const answer of wrong) expect(answer).toEqual(wrong[0]);
    expect(wrong[0]).toMatchObject({ status: 401, body: { code: 'login_failed' } });
  });

  it('opens with a code once, and the session ends after twelve hours however much it is used', async () => {
    const { email, secret } = await hire('administrator');
    site.clock = site.clock.add({ minutes: 2 });
    const here = browser();
    const code = codeNow(secret);
    expect((await enter(here, email, code)).status).toBe(200);
    expect((await enter(browser(), email, code)).status).toBe(401);
    const before = site.clock;
    for (let hour = 0; hour < 11; hour++) {
      site.clock = site.clock.add({ hours: 1 });
      expect((await here.get('staff/list.json')).status, `hour ${hour}`).toBe(200);
    }
    site.clock = before.add({ hours: 12, minutes: 1 });
    expect((await here.get('staff/list.json')).status).toBe(404);
    site.clock = before;
  });

  it('opens with a spare code, once', async () => {
    const { email, spare } = await hire('administrator');
    const here = browser();
    expect((await enter(here, email, spare[3] ?? '')).status).toBe(200);
    expect((await here.get('staff/list.json')).status).toBe(200);
    expect((await enter(browser(), email, spare[3] ?? '')).status).toBe(401);
  });

  it('by password alone, who has a second factor is a member', async () => {
    const { email } = await hire('administrator');
    const here = browser();
    const { body } = await here.login(email);
    expect(body['user']).toMatchObject({ permissions: [] });
    expect((await here.get('staff/list.json')).status).toBe(404);
    expect((await here.get('user/fetch')).body['user']).toMatchObject({ permissions: [] });
  });

  it('in production nobody’s roles count without the second factor', () => {
    const standing = { roles: ['administrator' as const], isProved: false, hasFactor: false };
    expect(rolesThatCount({ environment: 'production' }, standing)).toEqual([]);
    expect(rolesThatCount({ environment: 'production' }, { ...standing, isProved: true })).toEqual(['administrator']);
    expect(rolesThatCount({ environment: 'development' }, standing)).toEqual(['administrator']);
    expect(rolesThatCount({ environment: 'development' }, { ...standing, hasFactor: true })).toEqual([]);
  });
});

describe('leaving', () => {
  const peopleSeenBy = async (here: Browser) =>
    (await here.get('staff/list.json')).body['people'] as { id: string; email: string }[];

  it('is refused for oneself, and for who does not work here', async () => {
    const { here, email } = await hire('administrator');
    const own = (await peopleSeenBy(here)).find((one) => one.email === email)?.id;
    expect((await here.post('staff/leave.json', { id: own, reason: 'Départ' })).status).toBe(409);
    for (const id of ['nobody', '018f3f2e-7b1a-4c3d-9e2f-1a2b3c4d5e6f'])
      expect((await here.post('staff/leave.json', { id, reason: 'Départ' })).status).toBe(404);
  });

  it('takes roles, factor and sessions at once', async () => {
    const [{ here }, other] = [await hire('administrator'), await hire('administrator')];
    const id = (await peopleSeenBy(here)).find(({ email }) => email === other.email)?.id;
    expect((await here.post('staff/leave.json', { id, reason: 'Départ' })).status).toBe(200);
    expect((await other.here.get('staff/list.json')).status).toBe(404);
    site.clock = site.clock.add({ minutes: 2 });
    expect((await enter(browser(), other.email, codeNow(other.secret))).status).toBe(401);
  });
});
