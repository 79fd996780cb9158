import { describe, expect, it } from 'vitest';
import { DatabaseAway, isDatabaseAway, isOutOfRoom, isStorageTrouble, OutOfRoom, orAway } from './storage-errors.ts';

const coded = (code: string) => Object.assign(new Error('as the database or Node says it'), { code });

describe('an error of a disk without room', () => {
  it.each(['53100', '25006', 'ENOSPC', 'EDQUOT', 'EROFS'])('is known by %s, however deep it was wrapped', (code) => {
    expect(isOutOfRoom(coded(code))).toBe(true);
    expect(isOutOfRoom(new Error('not kept', { cause: new Error('not written', { cause: coded(code) }) }))).toBe(true);
  });

  it('is known from its copy, and no other is', () => {
    expect(isOutOfRoom({ ...new OutOfRoom('no room') })).toBe(true);
    expect(isDatabaseAway({ ...new DatabaseAway('gone') })).toBe(true);
    for (const error of [coded('23505'), new Error('ENOSPC'), 'ENOSPC', null, undefined])
      expect(isStorageTrouble(error)).toBe(false);
  });

  it('that is its own cause ends the search', () => {
    const error = coded('EIO');
    error.cause = error;
    expect(isOutOfRoom(error)).toBe(false);
  });
});

describe('an error of the database’s connection', () => {
  const said = (severity: string, code: string) => Object.assign(coded(code), { severity });

  it.each([
    ['PostgreSQL restarts', said('FATAL', '57P01')],
    ['it has no connection left', said('FATAL', '53300')],
    ['on a full disk it refuses new ones with no code of their own', said('FATAL', 'XX000')],
    ['it gives up', said('PANIC', '53100')],
    ['the system says that nobody is there', coded('ECONNREFUSED')],
    ['the driver has no code for it', new Error('Connection terminated unexpectedly')],
  ])('is known: %s', (_, error) => {
    expect(isDatabaseAway(orAway(error))).toBe(true);
    expect((orAway(error) as Error).cause).toBe(error);
  });

  it('is no other: what a statement is refused for stays as it is', () => {
    for (const error of [said('ERROR', '23505'), said('ERROR', '53100'), said('ERROR', 'XX000'), null])
      expect(orAway(error)).toBe(error);
  });
});
