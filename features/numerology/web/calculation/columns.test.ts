import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns.ts';

const tile = { sign: '1', value: 1, counted: true, runningSum: 1, turns: false };
const group = (count: number) => ({ label: '', tiles: Array.from({ length: count }, () => tile) });

describe('columns of tiles', () => {
  it('one tile stands in the middle', () => expect(columnsOf([group(1)])).toEqual({ middles: [0.5], width: 1 }));

  it('are symmetrical, in order and inside the row', () => {
    const { middles } = columnsOf([group(2), group(2), group(4), group(2), group(2)]);
    expect(middles).toHaveLength(12);
    for (const [index, middle] of middles.entries()) {
      expect(middle + (middles.at(-1 - index) ?? 0)).toBeCloseTo(1);
      expect(middle).toBeGreaterThan(middles[index - 1] ?? 0);
    }
  });
});
