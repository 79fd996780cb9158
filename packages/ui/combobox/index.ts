export { Combobox, type ComboboxProps } from './combobox.tsx';
export type { ComboboxOption } from './combobox-state.ts';
export type { Search } from './use-search.ts';
