import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import type { SignIn } from '../../settings.ts';
import type { ProviderPerson } from './enter-with-provider.ts';

type GoogleSettings = NonNullable<SignIn['google']>;

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const TIMEOUT_MS = 5_000;
/** What people took to choose their account and come back. */
const LONGEST_AGE = '10 minutes';

/** Google's keys change every few days: they are kept, and asked for again when a token names one that is not among them. */
const keysByAddress = new Map<string, JWTVerifyGetKey>();
function keysAt(address: string): JWTVerifyGetKey {
  const keys = keysByAddress.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: TIMEOUT_MS });
  keysByAddress.set(address, keys);
  return keys;
}

/** Who an ID token is about; throws unless it was signed by Google, for us, just now, for this very attempt. */
export async function readGoogleToken(
  settings: GoogleSettings,
  idToken: string,
  nonce: string,
): Promise<ProviderPerson> {
  const { payload } = await jwtVerify(idToken, keysAt(settings.keysUrl), {
    issuer: ISSUERS,
    audience: settings.clientId,
    algorithms: ['RS256'],
    maxTokenAge: LONGEST_AGE,
    clockTolerance: '30 seconds',
    requiredClaims: ['sub', 'email', 'nonce', 'exp'],
  });
  if (payload['nonce'] !== nonce) throw new Error('the token is of another attempt');
  return {
    provider: 'google',
    subject: String(payload.sub),
    email: String(payload['email']).toLowerCase(),
    isEmailProved: payload['email_verified'] === true || payload['email_verified'] === 'true',
    firstname: String(payload['given_name'] ?? payload['name'] ?? ''),
  };
}
