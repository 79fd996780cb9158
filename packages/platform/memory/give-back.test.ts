import { expect, it, vi } from 'vitest';
import { createQuietRule } from './give-back.ts';
import { giveHolesBack } from './give-holes-back.ts';

const mb = (count: number) => count * 2 ** 20;
const quiet = (heldMb: number) => ({ worked: 0.001, heldBytes: mb(heldMb) });

it('a heap is searched once the thread stays quiet, and again only when it has grown', () => {
  const isTime = createQuietRule();
  expect(isTime({ worked: 0.6, heldBytes: mb(230) })).toBe(false);
  expect(isTime(quiet(230))).toBe(false);
  expect(isTime(quiet(230))).toBe(true);
  // What was left.
  expect(isTime(quiet(148))).toBe(false);
  expect(isTime(quiet(158))).toBe(false);
  expect(isTime({ worked: 0.2, heldBytes: mb(300) })).toBe(false);
  expect(isTime(quiet(300))).toBe(false);
  expect(isTime(quiet(300))).toBe(true);
  expect(isTime(quiet(150))).toBe(false);
});

it('a pause of a few seconds is not yet quiet', () => {
  const isTime = createQuietRule();
  for (let pauses = 0; pauses < 5; pauses++) {
    expect(isTime(quiet(230))).toBe(false);
    expect(isTime({ worked: 0.4, heldBytes: mb(230) })).toBe(false);
  }
});

it('a small heap is left alone', () => {
  const isTime = createQuietRule();
  expect([quiet(10), quiet(10), quiet(10)].map(isTime)).toEqual([false, false, false]);
});

it('what the C library holds free is given back where it can be, without a word', () => {
  const warned = vi.spyOn(process, 'emitWarning');
  const isGlibc = 'glibcVersionRuntime' in (process.report.getReport() as { header: object }).header;
  // After all that the start of a process takes and frees there always is some.
  expect(giveHolesBack()).toBe(isGlibc);
  expect(() => giveHolesBack()).not.toThrow();
  expect(warned).not.toHaveBeenCalled();
});
