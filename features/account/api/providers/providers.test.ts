import { createServer, type Server } from 'node:http';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, PASSWORD, someone } from '../testing/browser.ts';

let app: TestApp;
let provider: Server;
let googleKey: CryptoKey;
let foreignKey: CryptoKey;
const browser = () => new Browser(() => app);

/** Access tokens that the local Facebook knows, and whose they are. */
const facebookTokens = new Map<string, { app_id: string; is_valid: boolean; id: string; email?: string }>();

beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  googleKey = pair.privateKey;
  foreignKey = (await generateKeyPair('RS256')).privateKey;
  const jwks = { keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }] };
  provider = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const send = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (url.pathname === '/certs') return send(jwks);
    const known = facebookTokens.get(url.searchParams.get('input_token') ?? url.searchParams.get('access_token') ?? '');
    if (!known) return send({ error: {} }, 400);
    if (url.pathname === '/graph/debug_token') {
      const ours = url.searchParams.get('access_token') === 'fb-app|fb-secret';
      return send({ data: { app_id: known.app_id, is_valid: known.is_valid && ours, user_id: known.id } });
    }
    return url.searchParams.get('appsecret_proof') ? send({ ...known, first_name: 'Noé' }) : send({}, 400);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(provider.address() as { port: number }).port}`;
  app = await startTestApp({
    features: ['account'],
    environment: {
      SITE_URL: 'https://solelune.example',
      GOOGLE_CLIENT_ID: 'our-client',
      GOOGLE_JWKS_URL: `${address}/certs`,
      FACEBOOK_APP_ID: 'fb-app',
      FACEBOOK_APP_SECRET: 'fb-secret',
      FACEBOOK_GRAPH_URL: `${address}/graph`,
    },
  });
});
afterAll(async () => {
  await app.close();
  provider.close();
});

const NONCE = 'nonce-of-this-attempt';
let subjects = 0;
const idToken = (claims: Record<string, unknown> = {}, { key = googleKey, age = '0s' } = {}) =>
  new SignJWT({ nonce: NONCE, email: someone('google'), email_verified: true, given_name: 'Inès', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
    .setSubject((claims['sub'] as string) ?? `google-${++subjects}`)
    .setIssuer((claims['iss'] as string) ?? 'https://accounts.google.com')
    .setAudience((claims['aud'] as string) ?? 'our-client')
    .setIssuedAt(age === '0s' ? undefined : `${age} ago`)
    .setExpirationTime('1h')
    .sign(key);
const google = (id_token: string, visitor = browser()) =>
  visitor.post('user/account/google_login_signup', { id_token, nonce: NONCE, device_key: visitor.deviceKey });
const facebook = (access_token: string, visitor = browser()) =>
  visitor.post('user/account/facebook_login_signup', { access_token, device_key: visitor.deviceKey });

describe('Google refuses', () => {
  it.each([
    ['a text', async () => 'x.y.z'],
    ['another key', () => idToken({}, { key: foreignKey })],
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
    await browser().post('user/account/email/verify', { code: await member.code(email, 'welcome') });
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
    [
      'a token of another application',
      { app_id: 'their-app', is_valid: true, id: '1', email: 'a@exemple-courriel.fr' },
    ],
    ['a token no longer valid', { app_id: 'fb-app', is_valid: false, id: '2', email: 'b@exemple-courriel.fr' }],
    ['a person without an address', { app_id: 'fb-app', is_valid: true, id: '3' }],
  ])('refuses %s', async (what, known) => {
    if (known) facebookTokens.set(what, known);
    expect(await facebook(what)).toMatchObject({ status: 422, body: { code: 'facebook_failed' } });
  });

  it('makes an account whose address is still to be confirmed, and finds it again', async () => {
    facebookTokens.set('noe', { app_id: 'fb-app', is_valid: true, id: '77', email: 'noe@exemple-courriel.fr' });
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
    facebookTokens.set('thief', { app_id: 'fb-app', is_valid: true, id: '99', email });
    expect((await facebook('thief')).body.error).toMatch(/existe déjà/);
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
