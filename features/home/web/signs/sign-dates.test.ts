import { expect, it } from 'vitest';
import { SIGN_ENTRIES } from './sign-dates.ts';

it('dates are printed as one reads them, addresses as the signs have them', () => {
  expect(SIGN_ENTRIES.map(({ dates }) => dates).slice(6, 8)).toEqual([
    '23\u00A0sept. – 22\u00A0oct.',
    '23\u00A0oct. – 22\u00A0nov.',
  ]);
  expect(SIGN_ENTRIES[9]?.path).toBe('/astrologie/signes-astrologiques/capricorne');
});
