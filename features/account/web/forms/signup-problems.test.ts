import { SENTENCES } from '@solelune/contract/validation';
import { describe, expect, it } from 'vitest';
import { signup } from '../../contract.ts';
import { signupProblems } from './signup-problems.ts';

const fields = { firstname: 'Anne-Laure', email: 'anne@exemple.fr', password: 'lune-en-verseau', terms: true };

describe('signup form', () => {
  it('lets a complete form pass', () => expect(signupProblems(fields)).toEqual({}));

  it('asks for everything', () =>
    expect(signupProblems({ firstname: '', email: '', password: '', terms: false })).toEqual({
      firstname: SENTENCES.required,
      email: SENTENCES.required,
      password: SENTENCES.required,
      terms: expect.stringContaining('Cochez'),
    }));

  it.each([
    { firstname: 'R2D2' },
    { firstname: 'a'.repeat(50) },
    { email: 'anne@exemple' },
    { password: '123456' },
    { password: 'x'.repeat(65) },
    { terms: false },
    { firstname: '', email: '' },
  ])('says of %j what the server would say', (change) => {
    const given = { ...fields, ...change };
    const parsed = signup.input.safeParse(given);
    const said = Object.fromEntries(
      (parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
    );
    expect(signupProblems(given)).toEqual(said);
    expect(Object.keys(said)).toEqual(Object.keys(change));
  });
});
