import { describe, expect, it } from 'vitest';
import { PASSWORD, someone } from '../testing/browser.ts';
import { useProviderSite } from '../testing/provider-site.ts';

const { browser, idToken, google, facebook, facebookToken } = useProviderSite();

describe('Google refuses', () => {
  it.each([
    ['a text', async () => 'x.y.z'],
    ['another key', () => idToken({}, { isForged: true })],
    ['another application', () => idToken({ aud: 'their-client' })],
    ['another issuer', () => idToken({ iss: 'https://evil.example' })],
    ['another attempt', () => idToken({ nonce: 'nonce-of-another-one' })],
    ['an old token', () => idToken({}, { age: '20 minutes' })],
    ['no address', () => idToken({ email: undefined })],
    ['a disposable address', () => idToken({ email: 'x@mailinator.com' })],
  ])('%s', async (_, make) => {
    const { status, body } = await google(await make());
    expect({ status, code: body.code, token: body.long_jwtoken }).toEqual({
      status: 422,
      code: 'google_failed',
      token: undefined,
    });
  });

  it('a token without a signature', async () => {
    const [, payload] = (await idToken()).split('.');
    const head = Buffer.from('{"alg":"none"}').toString('base64url');
    expect((await google(`${head}.${payload}.`)).status).toBe(422);
  });
});

describe('Google', () => {
  it('makes an account with a proved address, and finds it again by the person, not the address', async () => {
    const [visitor, later] = [browser(), browser()];
    const { status, body } = await google(await idToken({ sub: 'ines', email: 'ines@exemple-courriel.fr' }), visitor);
    expect({ status, name: body.user.infos.firstname }).toEqual({ status: 200, name: 'Inès' });
    expect((await visitor.get('user/account/security.json')).body).toMatchObject({
      email: 'ines@exemple-courriel.fr',
      email_verified: true,
      has_password: false,
      providers: ['google'],
    });
    await google(await idToken({ sub: 'ines', email: 'other@exemple-courriel.fr' }), later);
    expect((await later.get('user/account/security.json')).body.email).toBe('ines@exemple-courriel.fr');
  });

  it('joins the confirmed account of the same address, which keeps its password', async () => {
    const email = someone();
    const member = browser();
    await member.signup(email);
    await member.post('user/account/email/verify', { code: await member.code(email, 'welcome') });
    expect((await google(await idToken({ email }))).status).toBe(200);
    expect((await member.get('user/account/security.json')).body).toMatchObject({
      providers: ['google'],
      has_password: true,
    });
    expect((await browser().login(email)).status).toBe(200);
  });

  it('takes an unconfirmed account away from whoever made it in somebody else’s name', async () => {
    const email = someone('victime');
    const attacker = browser();
    await attacker.signup(email);
    expect((await google(await idToken({ email }))).status).toBe(200);
    expect((await attacker.get('user/fetch')).body.user).toBeNull();
    expect((await browser().login(email, PASSWORD)).status).toBe(401);
  });

  it('does not join an account by an address that Google did not prove', async () => {
    const email = someone();
    await browser().signup(email);
    const { status, body } = await google(await idToken({ email, email_verified: false }));
    expect({ status, error: body.error }).toEqual({ status: 422, error: expect.stringContaining('existe déjà') });
  });

  it('lets who has no password ask for one, not change one', async () => {
    const visitor = browser();
    await google(await idToken(), visitor);
    const change = await visitor.post('user/account/password', {
      current_password: 'x',
      password: 'un-autre-mot-de-passe',
    });
    expect(change).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('pas encore de mot de passe') },
    });
  });
});

describe('Facebook', () => {
  it.each([
    ['an unknown token', null],
    ['a token of another application', { app_id: 'their-app', email: 'a@exemple-courriel.fr' }],
    ['a token no longer valid', { is_valid: false, email: 'b@exemple-courriel.fr' }],
    ['a person without an address', {}],
  ])('refuses %s', async (what, known) => {
    if (known) facebookToken(what, known);
    expect(await facebook(what)).toMatchObject({ status: 422, body: { code: 'facebook_failed' } });
  });

  it('makes an account whose address is still to be confirmed, and finds it again', async () => {
    facebookToken('noe', { email: 'noe@exemple-courriel.fr' });
    const visitor = browser();
    expect((await facebook('noe', visitor)).body.user.infos.firstname).toBe('Noé');
    expect((await facebook('noe', visitor)).status).toBe(200);
    expect((await visitor.get('user/account/security.json')).body).toMatchObject({
      email_verified: false,
      providers: ['facebook'],
    });
  });

  it('does not join an existing account by its address alone', async () => {
    const email = someone();
    await browser().signup(email);
    expect((await facebook(facebookToken('thief', { email }))).body.error).toMatch(/existe déjà/);
  });
});

describe('the buttons', () => {
  it('lead to the provider and back to our login page', async () => {
    const { body } = await browser().get('user/account/providers.json');
    const url = new URL(body['google']);
    expect(url.origin).toBe('https://accounts.google.com');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'our-client',
      redirect_uri: 'https://solelune.example/connexion',
      response_type: 'id_token',
    });
    expect(body['facebook']).toContain('client_id=fb-app');
    expect(JSON.stringify(body)).not.toContain('fb-secret');
  });
});
