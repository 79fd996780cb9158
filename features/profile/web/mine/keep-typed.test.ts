import { expect, it } from 'vitest';
import { keepTyped } from './keep-typed.ts';

const shown = { lastname: '', town: null as { id: string } | null, phone: { country: 'FR', number: '' } };

it('what was typed stays, the rest is what is stored', () => {
  const typed = { ...shown, phone: { country: 'FR', number: '06 12 34 56 78' } };
  const stored = { ...shown, lastname: 'Rivière', town: { id: '2988507' } };
  expect(keepTyped(shown, typed, stored)).toEqual({ ...stored, phone: typed.phone });
});

it('what was emptied stays empty', () => {
  const before = { ...shown, lastname: 'Rivière', town: { id: '1' } };
  expect(keepTyped(before, { ...before, lastname: '', town: null }, { ...before, lastname: 'Fontaine' })).toEqual({
    ...before,
    ...{ lastname: '', town: null },
  });
});

it('a value given anew as it was is no change', () => {
  const typed = { ...shown, phone: { country: 'FR', number: '' } };
  const stored = { ...shown, phone: { country: 'FR', number: '02 40 12 34 56' } };
  expect(keepTyped(shown, typed, stored)).toEqual(stored);
});
