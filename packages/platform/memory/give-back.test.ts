import { expect, it } from 'vitest';
import { createQuietRule } from './give-back.ts';

const mb = (count: number) => count * 2 ** 20;
const quiet = (heldMb: number) => ({ worked: 0.001, heldBytes: mb(heldMb) });

it('a heap is searched once the thread is quiet, and again only when it has grown', () => {
  const isTime = createQuietRule();
  expect(isTime({ worked: 0.6, heldBytes: mb(230) })).toBe(false);
  expect(isTime(quiet(230))).toBe(true);
  // What was left.
  expect(isTime(quiet(148))).toBe(false);
  expect(isTime(quiet(190))).toBe(false);
  expect(isTime({ worked: 0.2, heldBytes: mb(300) })).toBe(false);
  expect(isTime(quiet(300))).toBe(true);
  expect(isTime(quiet(150))).toBe(false);
});

it('a small heap is left alone', () => {
  expect(createQuietRule()(quiet(20))).toBe(false);
});
