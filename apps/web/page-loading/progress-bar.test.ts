import { describe, expect, it } from 'vitest';
import { nextProgress, PROGRESS_MINIMUM, TRICKLE_MS } from './progress-bar.ts';

describe('the progress bar', () => {
  it('starts and trickles as the product document says', () => {
    expect(PROGRESS_MINIMUM).toBe(0.08);
    expect(TRICKLE_MS).toBe(800);
  });

  it('goes on, ever slower, and never arrives by itself', () => {
    let value = PROGRESS_MINIMUM;
    let step = 1;
    for (let tick = 0; tick < 500; tick++) {
      const next = nextProgress(value);
      expect(next).toBeGreaterThanOrEqual(value);
      expect(next - value).toBeLessThanOrEqual(step + 1e-9);
      step = next - value;
      value = next;
    }
    expect(value).toBeGreaterThan(0.9);
    expect(value).toBeLessThan(1);
  });
});
