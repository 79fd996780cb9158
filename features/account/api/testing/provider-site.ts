import { createServer, type Server } from 'node:http';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll } from 'vitest';
import { Browser, someone } from './browser.ts';

/** What the local Facebook knows of an access token. */
interface FacebookToken {
  app_id: string;
  is_valid: boolean;
  id: string;
  email?: string;
}

const NONCE = 'nonce-of-this-attempt';

/** The application for the tests of one file, beside a Google and a Facebook of its own. */
export function useProviderSite() {
  let app: TestApp;
  let provider: Server;
  let googleKey: CryptoKey;
  let foreignKey: CryptoKey;
  let subjects = 0;
  const facebookTokens = new Map<string, FacebookToken>();
  const browser = () => new Browser(() => app);

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
      const known = facebookTokens.get(
        url.searchParams.get('input_token') ?? url.searchParams.get('access_token') ?? '',
      );
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
    await app?.close();
    provider?.close();
  });

  return {
    get app() {
      return app;
    },
    browser,
    /** Signed by the key of the local Google, or by somebody else's. */
    idToken: (claims: Record<string, unknown> = {}, { isForged = false, age = '0s' } = {}) =>
      new SignJWT({ nonce: NONCE, email: someone('google'), email_verified: true, given_name: 'Inès', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .setSubject((claims['sub'] as string) ?? `google-${++subjects}`)
        .setIssuer((claims['iss'] as string) ?? 'https://accounts.google.com')
        .setAudience((claims['aud'] as string) ?? 'our-client')
        .setIssuedAt(age === '0s' ? undefined : `${age} ago`)
        .setExpirationTime('1h')
        .sign(isForged ? foreignKey : googleKey),
    google: (id_token: string, visitor = browser()) =>
      visitor.post('user/account/google_login_signup', { id_token, nonce: NONCE, device_key: visitor.deviceKey }),
    /** Makes an access token of a person with that address. */
    facebookToken(token: string, known: Partial<FacebookToken> = {}): string {
      facebookTokens.set(token, { app_id: 'fb-app', is_valid: true, id: `facebook-${token}`, ...known });
      return token;
    },
    facebook: (access_token: string, visitor = browser()) =>
      visitor.post('user/account/facebook_login_signup', { access_token, device_key: visitor.deviceKey }),
  };
}
