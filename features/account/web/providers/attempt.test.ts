import { describe, expect, it } from 'vitest';
import { type Attempt, isProviderReturn, readReturn } from './attempt.ts';

const google: Attempt = { provider: 'google', state: 's-1', nonce: 'n-1' };
const facebook: Attempt = { provider: 'facebook', state: 's-2', nonce: 'n-2' };

describe('what comes back from a provider', () => {
  it('is recognised, and an auto-login is not taken for it', () => {
    expect(isProviderReturn('#id_token=a&state=s-1')).toBe(true);
    expect(isProviderReturn('#0f1e2d3c4b5a69788796a5b4c3d2e1f0')).toBe(false);
    expect(isProviderReturn('')).toBe(false);
  });

  it('gives the proof of the attempt under way', () => {
    expect(readReturn('#id_token=a.b.c&state=s-1', google)).toEqual({
      provider: 'google',
      id_token: 'a.b.c',
      nonce: 'n-1',
    });
    expect(readReturn('#access_token=t&state=s-2&expires_in=9', facebook)).toEqual({
      provider: 'facebook',
      access_token: 't',
    });
  });

  it.each([
    ['a refusal', '#error=access_denied&state=s-1', google],
    ['another state', '#id_token=a&state=forged', google],
    ['no attempt', '#id_token=a&state=s-1', null],
    ['a token of the wrong kind', '#access_token=t&state=s-1', google],
  ])('is nothing for %s', (_, fragment, attempt) => expect(readReturn(fragment, attempt)).toBeNull());
});
