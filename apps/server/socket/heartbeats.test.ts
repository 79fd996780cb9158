import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Heartbeats } from './heartbeats.ts';

let heartbeats: Heartbeats;
beforeEach(() => {
  vi.useFakeTimers();
  heartbeats = new Heartbeats();
});
afterEach(() => {
  heartbeats.close();
  vi.useRealTimers();
});

it('everybody has a turn in half a minute, a part of them at a time, until they leave', () => {
  const beats = Array.from({ length: 90 }, () => ({ beat: vi.fn() }));
  for (const one of beats) heartbeats.join(one);
  const asked = () => beats.reduce((sum, { beat }) => sum + beat.mock.calls.length, 0);
  vi.advanceTimersByTime(1_000);
  expect(asked()).toBe(3);
  vi.advanceTimersByTime(29_000);
  for (const { beat } of beats) expect(beat).toHaveBeenCalledTimes(1);
  const [gone] = beats as [(typeof beats)[0]];
  heartbeats.leave(gone);
  vi.advanceTimersByTime(30_000);
  expect(gone.beat).toHaveBeenCalledTimes(1);
  expect(asked()).toBe(90 + 89);
});
