import { SENTENCES } from '@solelune/contract/validation';
import { describe, expect, it } from 'vitest';
import { loginProblems } from './login-problems.ts';

const fields = { email: 'camille@exemple.fr', password: 'secret', rememberme: false };

describe('login form', () => {
  it('lets a complete form pass', () => expect(loginProblems(fields)).toEqual({}));

  it('asks for both fields', () =>
    expect(loginProblems({ ...fields, email: ' ', password: '' })).toEqual({
      email: SENTENCES.required,
      password: SENTENCES.required,
    }));

  it('refuses an address without its end', () =>
    expect(loginProblems({ ...fields, email: 'camille@exemple' })).toEqual({ email: SENTENCES.email }));

  it('takes a password as it is, spaces included', () =>
    expect(loginProblems({ ...fields, password: '   ' })).toEqual({}));
});
