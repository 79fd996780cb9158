import { describe, expect, it } from 'vitest';
import { shortPath } from './path-data.ts';

describe('short path data', () => {
  it.each([
    ['M10 10L20 10L20 30Z', 'm10 10l10 0 0 20z'],
    ['M10.04 10.06H12.5V.5', 'm10 10.1h2.5v-9.6'],
    ['M0 0C1 2 3 4 5 6S9 9 10 10', 'm0 0c1 2 3 4 5 6s4 3 5 4'],
    ['M5 5m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0', 'm5 5m-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0'],
    ['M0 0 10 0 10 10', 'm0 0l10 0 0 10'],
    ['M1 1h2zm4 4h2', 'm1 1h2zm4 4h2'],
    ['M0-7A8.5 8.5 0 1 0 8 4 7 7 0 1 1-1-8.5Z', 'm0-7a8.5 8.5 0 1 0 8 11 7 7 0 1 1-9-12.5z'],
    ['M0 0Q.25.75 1.5.5', 'm0 0q.3.8 1.5.5'],
  ])('writes %s as %s', (long, short) => expect(shortPath(long)).toBe(short));

  it('rounds places and not steps: a hundred small steps end where they should', () => {
    const steps = Array.from({ length: 100 }, (_, index) => `L${(index + 1) * 0.14} 0`).join('');
    const numbers =
      shortPath(`M0 0${steps}`)
        .slice('m0 0l'.length)
        .match(/-?\d*\.?\d+/g) ?? [];
    const across = numbers.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + Number(step), 0);
    expect(across).toBeCloseTo(14, 5);
  });

  it('does not guess: what it cannot read is an error', () => {
    expect(() => shortPath('M0 0L1')).toThrow('Unreadable');
  });
});
