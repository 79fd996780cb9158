import { describe, expect, it } from 'vitest';
import { moveInBar, moveInPanel, moveOf } from './menu-keyboard.ts';

describe('keys in the menu', () => {
  it('arrows are moves, letters are not', () => {
    expect(moveOf('ArrowDown')).toBe('down');
    expect(moveOf('a')).toBeUndefined();
  });

  it('the bar goes round', () => {
    expect(moveInBar('right', 5, 6)).toBe(0);
    expect(moveInBar('left', 0, 6)).toBe(5);
    expect(moveInBar('last', 1, 6)).toBe(5);
    expect(moveInBar('down', 1, 6)).toBeNull();
  });

  it.each([
    ['down', { column: 0, row: 0 }, { column: 0, row: 1 }],
    ['down', { column: 0, row: 6 }, { column: 0, row: 6 }],
    ['up', { column: 1, row: 1 }, { column: 1, row: 0 }],
    ['right', { column: 0, row: 6 }, { column: 1, row: 1 }],
    ['right', { column: 2, row: 0 }, { column: 0, row: 0 }],
    ['left', { column: 0, row: 0 }, { column: 2, row: 0 }],
    ['last', { column: 0, row: 0 }, { column: 0, row: 6 }],
  ] as const)('%s from %o', (move, from, to) => expect(moveInPanel(move, from, [7, 2, 3])).toEqual(to));

  it('up from the top leaves the panel', () => expect(moveInPanel('up', { column: 1, row: 0 }, [7, 2, 3])).toBeNull());
});
