import { describe, expect, it } from 'vitest';
import { DatabaseAway, isDatabaseAway, isOutOfRoom, isStorageTrouble, OutOfRoom } from './storage-errors.ts';

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
