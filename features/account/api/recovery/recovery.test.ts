import { eventually } from '@solelune/testing/eventually';
import { describe, expect, it, vi } from 'vitest';
import { useAccountSite } from '../testing/account-site.ts';
import { PASSWORD, someone } from '../testing/browser.ts';

const site = useAccountSite();
const { browser } = site;

/** The letter waits a moment that nobody chooses. */
const NEW_PASSWORD = 'un-autre-mot-de-passe';
const confirm = (code: string, password = NEW_PASSWORD) =>
  browser().post('user/account/recovery/confirm', { code, password });

/** A member, whose address was confirmed, who asked for a new password, and the code that was mailed. */
async function asked() {
  const email = someone();
  const member = browser();
  await member.signup(email);
  await member.post('user/account/email/verify', { code: await member.code(email, 'welcome') });
  const code = await browser().recoveryCode(email);
  return { email, member, code };
}

describe('password recovery', () => {
  it('answers the same for an address nobody has, and writes to nobody', async () => {
    const [nobody, { email }] = [someone(), await asked()];
    const ask = (address: string) => browser().post('user/account/recovery/request', { email: address });
    expect(await ask(nobody)).toEqual(await ask(email));
    expect(await browser().mail(nobody, 'recovery')).toBeUndefined();
  });

  it('does the same work for either before it answers: the database cannot tell them apart, nor can its clock', async () => {
    const known = someone();
    const unknown = `${'x'.repeat(known.indexOf('@'))}${known.slice(known.indexOf('@'))}`;
    await browser().signup(known);
    const request = (email: string) => browser().post('user/account/recovery/request', { email });
    // What the answer itself writes: the jobs are held back meanwhile, and letters to others do not count.
    const statements = async (email: string) => {
      const spy = vi.spyOn(site.app.services.jobs, 'send').mockResolvedValue(undefined as never);
      const before = await rows(email);
      await request(email);
      const sent = spy.mock.calls.map(([, { name }, data]) => [
        name,
        Object.keys(data as object),
        JSON.stringify(data).length,
      ]);
      spy.mockRestore();
      return { sent, written: difference(before, await rows(email)), told: JSON.stringify(sent).includes(email) };
    };
    const rows = async (email: string) => {
      const { query } = site.app.database;
      return {
        codes: (await query.selectFrom('account_code').select('purpose').where('email', '=', email).execute()).length,
        mails: (await site.app.services.mail.list(500)).filter(({ recipient }) => recipient === email).length,
        attempts: (await query.selectFrom('account_attempt').select('kind').execute()).length,
      };
    };
    type Rows = Awaited<ReturnType<typeof rows>>;
    const difference = (before: Rows, after: Rows) =>
      Object.keys(before).map((key) => after[key as keyof Rows] - before[key as keyof Rows]);
    const forKnown = await statements(known);
    expect(forKnown).toEqual(await statements(unknown));
    expect(forKnown).toMatchObject({
      sent: [[expect.any(String), ['sealedAddress'], expect.any(Number)]],
      told: false,
    });
    expect(forKnown.written).toEqual([0, 0, expect.any(Number)]);
    await request(known);
    await request(unknown);
    await eventually(async () => expect(await browser().mail(known, 'recovery')).toBeDefined());
    expect(await browser().mail(unknown, 'recovery')).toBeUndefined();
  });

  it.each(['x', 'a'.repeat(32), '0f1e2d3c4b5a69788796a5b4c3d2e1f0', "' or 1=1 --"])(
    'refuses the code %s',
    async (code) => {
      expect(await confirm(code)).toMatchObject({
        status: 404,
        body: { error: expect.stringContaining('Demandez-en un') },
      });
      expect((await browser().post('user/account/recovery/check', { code })).body).toEqual({
        valid: false,
        starts_anew: false,
      });
    },
  );

  it('refuses a weak password and keeps the code for a better one', async () => {
    const { code } = await asked();
    expect(await confirm(code, 'password1')).toMatchObject({
      status: 422,
      body: { fields: { password: expect.any(String) } },
    });
    expect((await confirm(code)).status).toBe(200);
  });

  it('refuses a code used before, and of two at once accepts one', async () => {
    const { code } = await asked();
    const answers = await Promise.all([confirm(code), confirm(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await confirm(code)).status).toBe(404);
  });

  it('refuses a code older than an hour', async () => {
    const { code } = await asked();
    site.clock = site.clock.add({ minutes: 61 });
    expect((await browser().post('user/account/recovery/check', { code })).body.valid).toBe(false);
    expect((await confirm(code)).status).toBe(404);
  });

  it('refuses the code of an earlier mail', async () => {
    const { email, code, member } = await asked();
    await browser().post('user/account/recovery/request', { email });
    await eventually(async () => expect(await member.code(email, 'recovery')).not.toBe(code));
    expect((await confirm(code)).status).toBe(404);
  });

  it('a code for one thing does nothing else', async () => {
    const { code, email, member } = await asked();
    expect((await browser().post('user/account/email/verify', { code })).status).toBe(404);
    expect((await browser().post('user/account/deletion/cancel', { code })).status).toBe(404);
    await member.post('user/account/email/resend');
    expect((await confirm(await member.code(email, 'verify-email'))).status).toBe(404);
  });

  it('mails a link that no server is told: the code is its fragment', async () => {
    const { email, member, code } = await asked();
    expect(await member.mail(email, 'recovery')).toContain(`/recuperation-mot-de-passe#${code}`);
  });

  it('replaces the password, closes every session and says so', async () => {
    const { email, member, code } = await asked();
    expect((await confirm(code)).body).toEqual({ success: true });
    expect((await member.get('user/fetch')).body).toMatchObject({ user: null, should_delete_token: true });
    expect((await browser().login(email, PASSWORD)).status).toBe(401);
    expect((await browser().login(email, NEW_PASSWORD)).status).toBe(200);
    expect(await member.mail(email, 'password-changed')).toContain('a été remplacé');
  });
});
