import { tab } from '@solelune/screen/device';

export type ProviderName = 'google' | 'facebook';

/** What Google or Facebook said of the person, for our server to check. */
export type ProviderProof =
  | { provider: 'google'; id_token: string; nonce: string }
  | { provider: 'facebook'; access_token: string };

export interface Attempt {
  provider: ProviderName;
  state: string;
  nonce: string;
}

const KEY = 'sign-in-attempt';

/** Notes the attempt in this tab and gives the address to go to: what comes back must name it. */
export function beginAttempt(provider: ProviderName, address: string): string {
  const attempt: Attempt = { provider, state: crypto.randomUUID(), nonce: crypto.randomUUID() };
  tab.write(KEY, JSON.stringify(attempt));
  const url = new URL(address);
  url.searchParams.set('state', attempt.state);
  if (provider === 'google') url.searchParams.set('nonce', attempt.nonce);
  return url.href;
}

/** The attempt under way, forgotten as it is read. */
export function takeAttempt(): Attempt | null {
  const kept = tab.read(KEY);
  tab.forget(KEY);
  try {
    return kept ? (JSON.parse(kept) as Attempt) : null;
  } catch {
    return null;
  }
}

export const isProviderReturn = (fragment: string): boolean =>
  new URLSearchParams(fragment.replace(/^#/, '')).has('state');

/** The proof in the fragment; null when the person said no, or when the answer belongs to no attempt of this tab. */
export function readReturn(fragment: string, attempt: Attempt | null): ProviderProof | null {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''));
  if (!attempt || answer.get('state') !== attempt.state) return null;
  const idToken = answer.get('id_token');
  const accessToken = answer.get('access_token');
  if (attempt.provider === 'google')
    return idToken ? { provider: 'google', id_token: idToken, nonce: attempt.nonce } : null;
  return accessToken ? { provider: 'facebook', access_token: accessToken } : null;
}
