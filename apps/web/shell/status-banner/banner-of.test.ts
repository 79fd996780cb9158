import type { User } from '@solelune/account/contract';
import { describe, expect, it } from 'vitest';
import { bannerOf } from './banner-of.ts';

const call = { consultation_id: 'c1', carrier: 'telephone' as const };
const phone = { display_name: 'Bastien', picture: null, start: 1_700_000_000, ...call };
const tchat = { display_name: 'Maud', picture: null, message_id: '7' };
const user = (events: Partial<User['events']>, smtp_error: User['infos']['smtp_error'] = null): User => ({
  infos: { firstname: 'Camille', picture: null, smtp_error, astro: null },
  contacts: [],
  permissions: [],
  autologin: false,
  events: { phone: null, tchat: null, ...events },
});

describe('status banner', () => {
  it('a call comes before everything', () =>
    expect(bannerOf(user({ phone, tchat }, 'refused'))).toEqual({ kind: 'phone', event: phone }));
  it('a conversation comes before the mail', () =>
    expect(bannerOf(user({ tchat }, 'refused'))).toEqual({ kind: 'chat', event: tchat }));
  it('the mail comes last', () => expect(bannerOf(user({}, 'refused'))).toEqual({ kind: 'mail', reason: 'refused' }));
  it('nothing to say, nobody to say it to', () => {
    expect(bannerOf(user({}))).toBeNull();
    expect(bannerOf(null)).toBeNull();
  });
});
