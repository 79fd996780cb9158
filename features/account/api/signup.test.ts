import { SENTENCES } from '@solelune/contract/validation';
import { describe, expect, it } from 'vitest';
import { useAccountSite } from './testing/account-site.ts';
import { someone } from './testing/browser.ts';

const site = useAccountSite();
const { browser } = site;

const refusal = async (change: object) => (await browser().signup(someone(), change)).body.fields;

describe('signup refuses', () => {
  it.each([
    ['an empty form', { firstname: '', password: '', terms: false }, ['firstname', 'password', 'terms']],
    ['a name of digits', { firstname: '12' }, ['firstname']],
    ['a script as a name', { firstname: '<script>alert(1)</script>' }, ['firstname']],
    ['a broken address', { email: 'camille@exemple' }, ['email']],
    ['6 characters', { password: 'court1' }, ['password']],
    ['65 characters', { password: 'x1'.repeat(33) }, ['password']],
    ['terms not accepted', { terms: '0' }, ['terms']],
  ])('%s', async (_, change, fields) => expect(Object.keys((await refusal(change)) ?? {})).toEqual(fields));

  it.each(['password1', 'Azertyuiop', 'motdepasse', 'Password2026!', 'iloveyou', '11111111'])(
    'the common %s',
    async (password) => expect((await refusal({ password }))?.['password']).toMatch(/^Ce mot de passe est/),
  );

  it('a password that is one’s first name or address', async () => {
    expect((await refusal({ firstname: 'Bérengère', password: 'bérengère1988' }))?.['password']).toMatch(/ressemble/);
    const email = someone('cassiopee.dupont');
    const { body } = await browser().signup(email, { password: email.split('@')[0] });
    expect(body.fields?.['password']).toMatch(/ressemble/);
  });

  it.each(['x@mailinator.com', 'x@sub.mailinator.com', 'x@yopmail.com'])('the disposable %s', async (email) =>
    expect(await refusal({ email })).toEqual({ email: SENTENCES.emailDisposable }),
  );

  it('an address that has an account, whatever its capitals', async () => {
    const email = someone();
    await browser().signup(email);
    const again = await browser().signup(email.toUpperCase());
    expect(again).toMatchObject({
      status: 422,
      body: { code: 'signup_failed', fields: { email: SENTENCES.emailTaken } },
    });
  });

  it('all but one of those who take the same address at once', async () => {
    const email = someone();
    const answers = await Promise.all([1, 2, 3, 4].map(() => browser().signup(email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });
});

describe('signup', () => {
  it('answers with the user and a session, and writes the welcome with a working verification', async () => {
    const email = someone();
    const member = browser();
    const { status, body } = await member.signup(email, {
      path: '/astrologie/theme-astral-gratuit/resultat/eyJhIjoxfQ',
    });
    expect({ status, name: body.user.infos.firstname }).toEqual({ status: 200, name: 'Camille' });
    expect((await member.get('user/account/security.json')).body).toMatchObject({ email, email_verified: false });
    const verified = await member.post('user/account/email/verify', { code: await member.code(email, 'welcome') });
    expect(verified.body).toEqual({ email, changed: false });
    expect((await member.get('user/account/security.json')).body).toMatchObject({ email, email_verified: true });
  });

  it('keeps the pattern of the page, not the birth data in it', async () => {
    const email = someone();
    await browser().signup(email, { path: '/astrologie/theme-astral-gratuit/resultat/eyJhIjoxfQ' });
    const { signup_path, terms_accepted_at } = await site.app.database.query
      .selectFrom('account_user')
      .selectAll()
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    expect(signup_path).toContain('/astrologie/theme-astral-gratuit/resultat/');
    expect(signup_path).not.toContain('eyJ');
    expect(terms_accepted_at).toBeInstanceOf(Date);
  });

  it('a refused signup leaves neither account nor mail', async () => {
    const email = someone();
    const member = browser();
    await member.signup(email, { password: 'password1' });
    expect(await member.mail(email, 'welcome')).toBeUndefined();
    expect((await member.signup(email)).status).toBe(200);
  });
});
