import { describe, expect, it } from 'vitest';
import {
  type ComboboxEvent,
  type ComboboxOption,
  comboboxReducer,
  initialComboboxState,
  splitAtMatch,
} from './combobox-state.ts';

const TOWNS: ComboboxOption[] = [
  { id: 1, label: 'Saint-Denis' },
  { id: 2, label: 'Saint-Dié' },
  { id: 3, label: 'Saint-Dizier' },
];
const after = (...events: ComboboxEvent<ComboboxOption>[]) =>
  events.reduce(comboboxReducer<ComboboxOption>, initialComboboxState<ComboboxOption>(''));
const typed = { type: 'typed', text: 'Saint', searches: true } as const;
const found = { type: 'found', options: TOWNS } as const;

describe('comboboxReducer', () => {
  it('searches once the text is long enough, and only then', () => {
    expect(after({ type: 'typed', text: 'S', searches: false })).toMatchObject({
      open: false,
      status: 'idle',
      text: 'S',
    });
    expect(after(typed)).toMatchObject({ open: true, status: 'loading', text: 'Saint' });
  });
  it('shows what was found and chooses nothing of it', () => {
    expect(after(typed, found)).toMatchObject({ open: true, status: 'ready', active: -1 });
    expect(after(typed, { type: 'found', options: [] })).toMatchObject({ open: true, status: 'ready', active: -1 });
  });
  it.each([
    ['down from the text to the first', [1], 0],
    ['down four times comes round', [1, 1, 1, 1], 0],
    ['up from the text to the last', [-1], 2],
    ['up from the first to the last', [1, -1], 2],
  ] as const)('moves %s', (_, moves, active) => {
    expect(after(typed, found, ...moves.map((by) => ({ type: 'moved', by }) as const)).active).toBe(active);
  });
  it('keeps former answers in place while the next ones come, with none selected', () => {
    expect(after(typed, found, { ...typed, text: 'Saint-D' })).toMatchObject({
      status: 'loading',
      options: TOWNS,
      active: -1,
    });
  });
  it('writes the choice and closes', () => {
    expect(after(typed, found, { type: 'chosen', label: 'Saint-Dié' })).toMatchObject({
      text: 'Saint-Dié',
      open: false,
      status: 'idle',
    });
  });
  it('opens again on an arrow, from the end for the up arrow', () => {
    expect(after(typed, found, { type: 'closed' }, { type: 'moved', by: -1 })).toMatchObject({ open: true, active: 2 });
  });
  it('never opens on an answer that comes too late', () => {
    expect(after(typed, { type: 'closed' }, found)).toMatchObject({ open: false, options: [] });
    expect(after(typed, { type: 'chosen', label: 'Lyon' }, found)).toMatchObject({ open: false, text: 'Lyon' });
  });
  it('keeps the text when a search fails, and only a search under way can', () => {
    expect(after(typed, { type: 'failed' })).toMatchObject({ text: 'Saint', status: 'failed', open: true });
    expect(after(typed, found, { type: 'failed' }).status).toBe('ready');
  });
});

describe('splitAtMatch', () => {
  it.each([
    ['Saint-Dié-des-Vosges', 'saint d', ['', 'Saint-D', 'ié-des-Vosges']],
    ['Évreux', 'evr', ['', 'Évr', 'eux']],
    ['Le Mans', 'man', ['Le ', 'Man', 's']],
    ['Lyon', 'Paris', ['Lyon', '', '']],
    ['Lyon', '', ['Lyon', '', '']],
  ])('%s for "%s"', (label, query, parts) => {
    const { before, match, after: rest } = splitAtMatch(label, query);
    expect([before, match, rest]).toEqual(parts);
  });
});
