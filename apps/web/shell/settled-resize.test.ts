// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onSettledResize, RESIZE_SETTLED_MS } from './settled-resize.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a window that is pulled is heard once, when it has kept its size, and not by who stopped listening', () => {
  const listener = vi.fn();
  const stop = onSettledResize(listener);
  for (let step = 0; step < 5; step++) {
    dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(RESIZE_SETTLED_MS - 1);
  }
  expect(listener).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event('resize'));
  stop();
  vi.advanceTimersByTime(RESIZE_SETTLED_MS);
  expect(listener).toHaveBeenCalledTimes(1);
});
