import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('password strength', () => {
  it.each([
    ['', 0],
    ['court1', 0],
    ['aaaaaaaaaaaa', 1],
    ['123456789', 1],
    ['soleil7', 1],
    ['lune-verseau', 2],
    ['Lune-en-Verseau-12', 3],
    ['quatre chats gris dorment', 3],
  ])('%s is %i', (password, level) => expect(passwordStrength(password).level).toBe(level));

  it('more characters never weaken', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 7, maxLength: 30 }), fc.string({ maxLength: 10 }), (start, more) => {
        expect(passwordStrength(start + more).level).toBeGreaterThanOrEqual(passwordStrength(start).level);
      }),
    );
  });
});
