import { describe, expect, it } from 'vitest';
import { OPERATIONS, operationOf } from './operation.ts';

describe('the operation of a movement', () => {
  it.each(OPERATIONS)('%s is told as it is, whichever way it went', (operation) => {
    for (const amount of [-5, 5]) expect(operationOf({ operation, amount })).toBe(operation);
  });

  it('is told by its sign when it is another feature’s', () => {
    expect(operationOf({ operation: 'release', amount: 5 })).toBe('credit');
    expect(operationOf({ operation: 'hold', amount: -5 })).toBe('spend');
  });
});
