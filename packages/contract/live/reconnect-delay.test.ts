import { expect, it } from 'vitest';
import { reconnectDelayMs } from './reconnect-delay.ts';

it.each([
  [1, 1_000],
  [2, 1_000],
  [3, 1_000],
  [4, 2_000],
  [5, 3_000],
  [6, 4_000],
  [7, 5_000],
  [8, 6_000],
  [9, 7_000],
  [10, 8_000],
  [11, null],
  [12, null],
])('try %i comes after %s ms', (attempt, delay) => expect(reconnectDelayMs(attempt)).toBe(delay));
