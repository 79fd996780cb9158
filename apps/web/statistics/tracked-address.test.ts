import { describe, expect, it } from 'vitest';
import { screenIndex, screens } from '../screens.ts';
import { trackedAddress } from './tracked-address.ts';

describe('tracked address', () => {
  it('is the path of a public page', () =>
    expect(trackedAddress(screenIndex.get('astrology.sign'), '/astrologie/signes-astrologiques/lion')).toBe(
      '/astrologie/signes-astrologiques/lion',
    ));

  it('never holds what belongs to a person', () => {
    expect(trackedAddress(screenIndex.get('account.recovery'), '/recuperation-mot-de-passe/s3cret')).toBe(
      '/recuperation-mot-de-passe',
    );
    expect(trackedAddress(screenIndex.get('profile.contact-detail'), '/profil/contacts/detail/42')).toBe(
      '/profil/contacts/detail',
    );
  });

  it('does not exist for any calculation or result', () => {
    const results = screens.filter(({ result }) => result);
    expect(results.length).toBeGreaterThan(10);
    for (const screen of results) expect(trackedAddress(screen, '/x')).toBeNull();
  });
});
