import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

const CLIENT = 'our-client';
const NONCE = 'nonce-of-this-attempt';

/** A Google and a Facebook of one's own: whose address they vouch for is whose one says. */
export async function openProvider() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const keys = [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }];
  const addressOf = new Map<string, string>();
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
    const token = searchParams.get('input_token') ?? searchParams.get('access_token') ?? '';
    const person = { id: token, email: addressOf.get(token), first_name: 'Camille' };
    const known = { data: { app_id: 'our-app', is_valid: true, user_id: token } };
    const body = pathname === '/certs' ? { keys } : pathname.endsWith('/debug_token') ? known : person;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  })
    .listen(0, '127.0.0.1')
    .unref();
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    environment: {
      ...{ GOOGLE_CLIENT_ID: CLIENT, GOOGLE_JWKS_URL: `${address}/certs` },
      ...{ FACEBOOK_APP_ID: 'our-app', FACEBOOK_APP_SECRET: 'our-secret', FACEBOOK_GRAPH_URL: `${address}/graph` },
    },
    /** What Google gives to the owner of that address. */
    google(email: string) {
      const seconds = Math.floor(Date.now() / 1000);
      const claims = {
        ...{ iss: 'https://accounts.google.com', aud: CLIENT, sub: randomUUID(), iat: seconds, exp: seconds + 3600 },
        ...{ nonce: NONCE, email, email_verified: true, given_name: 'Camille' },
      };
      const parts = [{ alg: 'RS256', kid: 'k1' }, claims].map((part) => base64url(JSON.stringify(part)));
      const signature = sign('sha256', Buffer.from(parts.join('.')), privateKey);
      return { id_token: [...parts, signature.toString('base64url')].join('.'), nonce: NONCE };
    },
    /** What Facebook gives to whoever says that the address is theirs. */
    facebook(email: string) {
      const access_token = randomUUID();
      addressOf.set(access_token, email);
      return { access_token };
    },
  };
}

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

export type Provider = Awaited<ReturnType<typeof openProvider>>;
