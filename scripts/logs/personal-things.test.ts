import { describe, expect, it } from 'vitest';
import { personalThings } from './personal-things.ts';

describe('the search of the logs', () => {
  it.each([
    ['{"msg":"sent to camille@exemple.fr"}', 'an e-mail address'],
    ['{"a":"eyJhbGciOiJIUzI1NiJ9.eyJwbGFudGVkIjoi.c2lnbmF0dXJl"}', 'a token'],
    ['{"h":"Bearer abcdefghijklmnopqrst"}', 'a bearer header'],
    ['{"url":"/x#0123456789abcdef0123456789abcdef"}', 'an auto-login hash'],
    ['{"url":"/resultat/eyJmaXJzdG5hbWUiOiJab2UifQaa"}', 'birth infos'],
    ['{"bd":"1987-03-21"}', 'a date of birth'],
  ])('finds %s', (line, name) => expect(personalThings(line, [])).toContain(name));

  it('finds a planted value', () =>
    expect(personalThings('{"x":"secret!"}', ['secret!'])).toEqual(['a planted value']));

  it('lets an ordinary line pass', () => {
    const line =
      '{"level":"info","time":"1999-01-01T04:01:17.972Z","method":"GET","route":"/actu/:slug","status":200,"ms":6.1,"msg":"request"}';
    expect(personalThings(line, ['secret!'])).toEqual([]);
  });
});
