import { describe, expect, it } from 'vitest';
import { useAccountSite } from './testing/account-site.ts';
import { PASSWORD, someone } from './testing/browser.ts';

const site = useAccountSite();
const { browser } = site;

describe('who nobody is', () => {
  it('without a token, nobody', async () => {
    const { status, body } = await browser().get('user/fetch');
    expect({ status, body }).toEqual({ status: 200, body: { user: null } });
  });

  it('a forged token is nobody, and the browser is told to forget it', async () => {
    const visitor = browser();
    visitor.token = 'f'.repeat(43);
    expect((await visitor.get('user/fetch')).body).toEqual({ user: null, should_delete_token: true });
  });

  it('a token with one character changed is nobody', async () => {
    const member = browser();
    await member.signup(someone());
    const token = member.token as string;
    member.token = `${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`;
    expect((await member.get('user/fetch')).body.user).toBeNull();
  });

  it.each(['user/account/security.json', 'user/account/export.json'])('%s asks for a login', async (path) => {
    expect(await browser().get(path)).toMatchObject({ status: 401, body: { code: 'login_required' } });
  });
});

describe('login', () => {
  it('refuses a wrong password and an unknown address with the very same answer', async () => {
    const email = someone();
    await browser().signup(email);
    const wrong = await browser().login(email, 'autre-mot-de-passe');
    const unknown = await browser().login(someone(), PASSWORD);
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ status: 401, body: { code: 'login_failed' } });
    expect(wrong.body.error).toMatch(/^Connexion impossible/);
  });

  it('gives the short token, or the long one to be remembered', async () => {
    const email = someone();
    await browser().signup(email);
    const short = (await browser().login(email)).body;
    expect(short).toMatchObject({ should_delete_token: true, jwtoken: expect.stringMatching(/^[\w-]{43}$/) });
    expect(short.long_jwtoken).toBeUndefined();
    const long = (await browser().login(email, PASSWORD, { rememberme: '1' })).body;
    expect(long.long_jwtoken).toMatch(/^[\w-]{43}$/);
    expect(long.jwtoken).toBeUndefined();
    expect(long.user).toEqual({
      infos: { firstname: 'Camille', picture: null, smtp_error: null, astro: null },
      contacts: [],
      permissions: [],
      autologin: false,
      events: { phone: null, tchat: null },
    });
  });

  it('reads the address whatever its capitals', async () => {
    const email = someone();
    await browser().signup(email);
    expect((await browser().login(email.toUpperCase())).status).toBe(200);
  });

  it('tells by mail of a device never seen before, and only then', async () => {
    const email = someone();
    const usual = browser();
    await usual.signup(email);
    await usual.login(email);
    expect(await usual.mail(email, 'new-device')).toBeUndefined();
    await browser().login(email, PASSWORD, { device_label: 'Safari, iPhone' });
    expect(await usual.mail(email, 'new-device')).toContain('Safari, iPhone');
  });
});

describe('the end of a session', () => {
  it('logout closes it on the server', async () => {
    const member = browser();
    await member.signup(someone());
    const { token } = member;
    const { body } = await member.post('user/account/logout');
    expect(body).toEqual({ success: true, should_delete_token: true });
    member.token = token;
    expect((await member.get('user/fetch')).body.user).toBeNull();
  });

  it('from a members’ page, logout leads to the address of the server', async () => {
    const member = browser();
    await member.signup(someone());
    const { body } = await member.post('user/account/logout', { from: 'protected' });
    expect(body.redirect_to).toBe('/deconnexion');
  });

  it('a short session ends after a night without use, a long one does not', async () => {
    const [short, long] = [browser(), browser()];
    const email = someone();
    await short.signup(email);
    await long.login(email, PASSWORD, { rememberme: true });
    const before = site.clock;
    site.clock = site.clock.add({ hours: 13 });
    expect((await short.get('user/fetch')).body.user).toBeNull();
    expect((await long.get('user/fetch')).body.user).not.toBeNull();
    site.clock = site.clock.add({ hours: 24 * 91 });
    expect((await long.get('user/fetch')).body.user).toBeNull();
    site.clock = before;
  });

  it('use keeps a session alive, but not for more than a year', async () => {
    const member = browser();
    await member.signup(someone(), { rememberme: true });
    const before = site.clock;
    for (let month = 0; month < 12; month++) {
      site.clock = site.clock.add({ hours: 24 * 30 });
      expect((await member.get('user/fetch')).body.user, `month ${month}`).not.toBeNull();
    }
    site.clock = site.clock.add({ hours: 24 * 6 });
    expect((await member.get('user/fetch')).body.user).toBeNull();
    site.clock = before;
  });
});

describe('while nothing can be written', () => {
  /** As the embedded database does it to itself on a disk that is full. */
  const mayWrite = (isAllowed: boolean) =>
    site.app.database.execute(`set default_transaction_read_only = ${isAllowed ? 'off' : 'on'}`);

  it('who is logged in stays so, though it is time to note that they were seen, and a login says what is wrong', async () => {
    const [member, email, before] = [browser(), someone(), site.clock];
    await member.signup(email);
    site.clock = site.clock.add({ minutes: 6 });
    await mayWrite(false);
    expect((await member.get('user/fetch')).body.user).not.toBeNull();
    expect(await browser().login(email)).toEqual({
      status: 503,
      body: { code: 'unavailable', error: expect.stringMatching(/^Nous ne pouvons rien enregistrer pour le moment/) },
    });
    await mayWrite(true);
    expect((await browser().login(email)).status).toBe(200);
    site.clock = before;
  });
});

describe('what the database keeps', () => {
  it('has neither token nor password in it', async () => {
    const member = browser();
    const email = someone();
    await member.signup(email);
    const dump = JSON.stringify([
      await site.app.database.query.selectFrom('account_session').selectAll().execute(),
      await site.app.database.query.selectFrom('account_user').selectAll().execute(),
    ]);
    expect(dump).toContain(email);
    expect(dump).not.toContain(member.token);
    expect(dump).not.toContain(PASSWORD);
    expect(dump).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
