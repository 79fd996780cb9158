import { afterEach, describe, expect, it, vi } from 'vitest';
import { autologinLink } from '../index.ts';
import { hashPassword } from '../passwords/hash.ts';
import { useAccountSite } from '../testing/account-site.ts';
import { PASSWORD, someone } from '../testing/browser.ts';

const site = useAccountSite();
const { browser } = site;

const NEW_PASSWORD = 'un-autre-mot-de-passe';

async function member() {
  const email = someone();
  const home = browser();
  await home.signup(email);
  return { email, home };
}

/** The key of the link in the welcome, as a mail reader finds it. */
async function linkKey(email: string): Promise<string> {
  const text = (await browser().mail(email, 'welcome')) ?? '';
  return /\/profil\/mon-profil#([0-9a-f]{32})\b/.exec(text)?.[1] ?? '';
}

async function byLink(email: string) {
  const visitor = browser();
  const answer = await visitor.post('user/account/autologin', { hash: await linkKey(email) });
  return { visitor, answer };
}

describe('auto-login', () => {
  it.each(['0'.repeat(32), 'F'.repeat(32), 'a'.repeat(31), ''])('refuses the key "%s"', async (hash) => {
    const { status, body } = await browser().post('user/account/autologin', { hash });
    expect(status).toBe(hash === '0'.repeat(32) ? 401 : 422);
    expect(body.jwtoken).toBeUndefined();
  });

  it('opens a session that says where it comes from', async () => {
    const { email } = await member();
    const { visitor, answer } = await byLink(email);
    expect(answer.body.user.autologin).toBe(true);
    expect((await visitor.get('user/fetch')).body.user.autologin).toBe(true);
  });

  it('is not enough to change the password or the address, to export, nor to delete the account', async () => {
    const { email } = await member();
    const { visitor } = await byLink(email);
    const attempts = [
      visitor.post('user/account/password', { current_password: PASSWORD, password: NEW_PASSWORD }),
      visitor.post('user/account/email/change', { email: someone(), password: PASSWORD }),
      visitor.post('user/account/deletion/request', { password: PASSWORD }),
      visitor.get('user/account/export.json'),
    ];
    for (const attempt of attempts) expect(await attempt).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect((await browser().login(email)).status).toBe(200);
  });

  it('does not weaken the session that its owner has already', async () => {
    const { email, home } = await member();
    const { token } = home;
    const { body } = await home.post('user/account/autologin', { hash: await linkKey(email) });
    expect(body.user.autologin).toBe(false);
    expect(home.token).toBe(token);
  });

  it('asks before it puts somebody else in the place of who is logged in', async () => {
    const [{ home, email: own }, { email: other }] = [await member(), await member()];
    const { token } = home;
    const hash = await linkKey(other);
    const asked = await home.post('user/account/autologin', { hash });
    expect(asked).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(JSON.stringify(asked)).not.toContain(other);
    expect((await home.get('user/account/security.json')).body).toMatchObject({ email: own, sessions: [{}] });
    const changed = await home.post('user/account/autologin', { hash, instead: '1' });
    expect(changed.body.user.autologin).toBe(true);
    expect((await home.get('user/account/security.json')).body.email).toBe(other);
    const former = browser();
    former.token = token;
    expect((await former.get('user/fetch')).body.user).toBeNull();
  });

  it('stops working after a month, and when the password changes', async () => {
    const { email, home } = await member();
    const hash = await linkKey(email);
    const before = site.clock;
    site.clock = site.clock.add({ hours: 31 * 24 });
    expect((await browser().post('user/account/autologin', { hash })).status).toBe(401);
    site.clock = before;
    await home.post('user/account/password', { current_password: PASSWORD, password: NEW_PASSWORD });
    expect((await browser().post('user/account/autologin', { hash })).status).toBe(401);
  });

  it('is made for other features’ mails as a fragment', async () => {
    const { email } = await member();
    const { id } = await site.app.database.query
      .selectFrom('account_user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const link = await site.app.database.transaction((tx) =>
      autologinLink(tx, site.app.services, { userId: id, path: '/profil/rendez-vous', now: site.clock }),
    );
    expect(link).toMatch(/^http:\/\/localhost:0\/profil\/rendez-vous#[0-9a-f]{32}$/);
    const kept = await site.app.database.query.selectFrom('account_autologin').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(link.slice(-32));
  });
});

describe('sessions', () => {
  it('are listed with their device, the present one marked', async () => {
    const { email, home } = await member();
    await browser().login(email, PASSWORD, { device_label: 'Safari, iPhone' });
    const { sessions } = (await home.get('user/account/security.json')).body as { sessions: Record<string, unknown>[] };
    expect(sessions).toHaveLength(2);
    expect(sessions).toContainEqual(
      expect.objectContaining({ device: 'Firefox, Linux', current: true, by_link: false }),
    );
    expect(sessions).toContainEqual(expect.objectContaining({ device: 'Safari, iPhone', current: false }));
    expect(JSON.stringify(sessions)).not.toMatch(/token/);
  });

  it('a revoked one is out at once', async () => {
    const { email, home } = await member();
    const other = browser();
    await other.login(email);
    const { sessions } = (await home.get('user/account/security.json')).body as {
      sessions: { id: string; current: boolean }[];
    };
    const id = sessions.find(({ current }) => !current)?.id;
    expect((await home.post('user/account/session/revoke', { id })).body).toEqual({ revoked: 1 });
    expect((await other.get('user/account/security.json')).status).toBe(401);
    expect(other.token).toBeNull();
    expect((await home.get('user/account/security.json')).status).toBe(200);
  });

  it('of another member cannot be revoked', async () => {
    const { home: victim } = await member();
    const { home: attacker } = await member();
    const { sessions } = (await victim.get('user/account/security.json')).body as { sessions: { id: string }[] };
    const { body } = await attacker.post('user/account/session/revoke', { id: sessions[0]?.id });
    expect(body).toEqual({ revoked: 0 });
    expect((await victim.get('user/account/security.json')).status).toBe(200);
  });

  it('all others at once', async () => {
    const { email, home } = await member();
    const others = [browser(), browser()];
    for (const other of others) await other.login(email);
    expect((await home.post('user/account/session/revoke', { id: 'others' })).body).toEqual({ revoked: 2 });
    for (const other of others) expect((await other.get('user/fetch')).body.user).toBeNull();
    expect((await home.get('user/fetch')).body.user).not.toBeNull();
  });
});

describe('a session that a link opened', () => {
  it('closes itself and its like, and no full one', async () => {
    const { email, home } = await member();
    const [{ visitor }, { visitor: other }] = [await byLink(email), await byLink(email)];
    const { sessions } = (await visitor.get('user/account/security.json')).body as {
      sessions: { id: string; current: boolean; by_link: boolean }[];
    };
    const close = (id: string | undefined) => visitor.post('user/account/session/revoke', { id });
    const forbidden = { status: 403, body: { code: 'forbidden' } };
    expect(await close('others')).toMatchObject(forbidden);
    expect(await close(sessions.find(({ by_link }) => !by_link)?.id)).toMatchObject(forbidden);
    for (const open of [home, other]) expect((await open.get('user/fetch')).body.user).not.toBeNull();
    const like = sessions.find(({ by_link, current }) => by_link && !current)?.id;
    expect((await close(like)).body).toEqual({ revoked: 1 });
    expect((await close(sessions.find(({ current }) => current)?.id)).body).toMatchObject({ revoked: 1 });
    expect((await home.get('user/fetch')).body.user).not.toBeNull();
  });
});

describe('while a password is hashed', () => {
  /** A letter replaces it meanwhile, as `recovery/confirm` does. */
  async function replacedMeanwhile(email: string) {
    const { hashing } = site.app.services;
    const real = hashing.argon2id;
    vi.spyOn(hashing, 'argon2id').mockImplementationOnce(async (request) => {
      const tag = await real(request);
      await site.app.transaction(async (tx) => {
        const { id } = await tx
          .updateTable('account_user')
          .set({ password_hash: await hashPassword({ ...hashing, argon2id: real }, NEW_PASSWORD) })
          .where('email', '=', email)
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx.deleteFrom('account_session').where('user_id', '=', id).execute();
      });
      return tag;
    });
  }
  afterEach(() => vi.restoreAllMocks());

  it('a login with the former one opens nothing', async () => {
    const { email } = await member();
    await replacedMeanwhile(email);
    const stranger = browser();
    expect((await stranger.login(email)).status).toBe(401);
    expect(stranger.token).toBeNull();
  });

  it.each([
    ['the password', 'user/account/password', { current_password: PASSWORD, password: 'le-mot-d-un-autre' }],
    ['the address', 'user/account/email/change', { email: 'autre@exemple-courriel.fr', password: PASSWORD }],
  ])('%s is not changed by who proved the former one', async (_, path, input) => {
    const { email, home } = await member();
    await replacedMeanwhile(email);
    expect((await home.post(path, input)).status).toBe(401);
    expect((await browser().login(email, NEW_PASSWORD)).status).toBe(200);
    expect(await browser().mail('autre@exemple-courriel.fr', 'change-email')).toBeUndefined();
  });
});

describe('changing the password', () => {
  it('needs the present one, and a good new one', async () => {
    const { home } = await member();
    const wrong = await home.post('user/account/password', { current_password: 'pas-le-bon', password: NEW_PASSWORD });
    expect(wrong).toMatchObject({ status: 422, body: { fields: { current_password: expect.any(String) } } });
    const weak = await home.post('user/account/password', { current_password: PASSWORD, password: 'password1' });
    expect(weak).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } });
  });

  it('closes the other sessions and keeps this one', async () => {
    const { email, home } = await member();
    const other = browser();
    await other.login(email);
    const changed = await home.post('user/account/password', { current_password: PASSWORD, password: NEW_PASSWORD });
    expect(changed.body).toEqual({ success: true });
    expect((await other.get('user/fetch')).body.user).toBeNull();
    expect((await home.get('user/fetch')).body.user).not.toBeNull();
    expect((await browser().login(email, PASSWORD)).status).toBe(401);
    expect((await browser().login(email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('changing the address', () => {
  it('needs the password and an address that is another one and lasting', async () => {
    const { email, home } = await member();
    const ask = async (address: string, password = PASSWORD) =>
      (await home.post('user/account/email/change', { email: address, password })).body.fields;
    expect(Object.keys((await ask(someone(), 'pas-le-bon')) ?? {})).toEqual(['password']);
    expect(Object.keys((await ask(email)) ?? {})).toEqual(['email']);
    expect(Object.keys((await ask('x@mailinator.com')) ?? {})).toEqual(['email']);
  });

  it('tells nobody but the address itself that it has an account', async () => {
    const { email: taken } = await member();
    const free = someone('libre');
    const seen = await Promise.all(
      [taken, free].map(async (wanted) => {
        const { home, email } = await member();
        const answer = await home.post('user/account/email/change', { email: wanted, password: PASSWORD });
        const { body } = await home.get('user/account/security.json');
        return JSON.stringify([answer, { ...body, sessions: [] }])
          .replaceAll(wanted, 'wanted')
          .replaceAll(email, 'own');
      }),
    );
    expect(seen[0]).toBe(seen[1]);
    expect(seen[0]).toContain('"pending_email":"wanted"');
    expect(await browser().mail(taken, 'change-email')).toBeUndefined();
    expect(await browser().mail(taken, 'address-taken')).toContain('déjà');
    expect(await browser().code(free, 'change-email')).not.toBe('');
  });

  it('happens when the new address answers, not before; the former one is told', async () => {
    const { email, home } = await member();
    const next = someone('nouvelle');
    await home.post('user/account/email/change', { email: next, password: PASSWORD });
    expect((await home.get('user/account/security.json')).body).toMatchObject({ email, pending_email: next });
    const code = await home.code(next, 'change-email');
    expect((await home.post('user/account/email/verify', { code })).body).toEqual({ email: next, changed: true });
    expect((await home.get('user/account/security.json')).body).toMatchObject({
      email: next,
      email_verified: true,
      pending_email: null,
    });
    expect(await home.mail(email, 'email-changed')).toContain('une autre adresse');
    expect((await browser().login(email)).status).toBe(401);
    expect((await browser().login(next)).status).toBe(200);
    expect((await home.post('user/account/email/verify', { code })).status).toBe(404);
  });

  it('closes what the former address opened: its links, its codes, the other sessions', async () => {
    const { email, home } = await member();
    const [elsewhere, byOldLink] = [browser(), (await byLink(email)).visitor];
    await elsewhere.login(email);
    const [hash, verification] = [await linkKey(email), await home.code(email, 'welcome')];
    await home.post('user/account/deletion/request', { password: PASSWORD });
    const cancellation = await home.code(email, 'deletion-requested');
    const next = someone('nouvelle');
    await home.post('user/account/email/change', { email: next, password: PASSWORD });
    await home.post('user/account/email/verify', { code: await home.code(next, 'change-email') });
    expect((await browser().post('user/account/autologin', { hash })).status).toBe(401);
    expect((await home.post('user/account/email/verify', { code: verification })).status).toBe(404);
    expect((await browser().post('user/account/deletion/cancel', { code: cancellation })).status).toBe(404);
    for (const other of [elsewhere, byOldLink]) expect((await other.get('user/fetch')).body.user).toBeNull();
    expect((await home.get('user/fetch')).body.user).not.toBeNull();
  });

  it('fails when somebody took the new address meanwhile', async () => {
    const { email, home } = await member();
    const wanted = someone('convoitee');
    await home.post('user/account/email/change', { email: wanted, password: PASSWORD });
    await browser().signup(wanted);
    const code = await home.code(wanted, 'change-email');
    expect((await home.post('user/account/email/verify', { code })).status).toBe(409);
    expect((await home.get('user/account/security.json')).body.email).toBe(email);
  });
});
