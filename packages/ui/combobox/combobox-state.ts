/** One answer of a search. */
export interface ComboboxOption {
  id: string | number;
  /** What is written in the field once chosen. */
  label: string;
  /** Second line: what tells two equal labels apart. */
  detail?: string;
  /** At the end of the line: a figure. */
  aside?: string;
}

export interface ComboboxState<Option extends ComboboxOption> {
  text: string;
  open: boolean;
  status: 'idle' | 'loading' | 'ready' | 'failed';
  options: readonly Option[];
  /** Index of the option the keyboard is on; -1 when it is in the text. */
  active: number;
}

export type ComboboxEvent<Option extends ComboboxOption> =
  | { type: 'typed'; text: string; searches: boolean }
  | { type: 'found'; options: readonly Option[] }
  | { type: 'failed' }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'pointed'; index: number }
  | { type: 'chosen'; label: string }
  | { type: 'closed' };

export function initialComboboxState<Option extends ComboboxOption>(text: string): ComboboxState<Option> {
  return { text, open: false, status: 'idle', options: [], active: -1 };
}

export function comboboxReducer<Option extends ComboboxOption>(
  state: ComboboxState<Option>,
  event: ComboboxEvent<Option>,
): ComboboxState<Option> {
  switch (event.type) {
    case 'typed':
      // Too short to search: the list goes away. Else the former answers stay in place while the next ones come.
      return event.searches
        ? { ...state, text: event.text, open: true, status: 'loading', active: -1 }
        : { ...initialComboboxState(event.text) };
    case 'found':
      // An answer that comes after one has left or chosen must not open the list again.
      if (state.status !== 'loading') return state;
      // Nothing is chosen for anybody: the first answer is the likeliest, not the one that was meant.
      return { ...state, status: 'ready', options: event.options, active: -1 };
    case 'failed':
      return state.status === 'loading' ? { ...state, status: 'failed', options: [], active: -1 } : state;
    case 'moved':
      if (state.options.length === 0) return state;
      return { ...state, open: true, active: moved(state.open ? state.active : -1, event.by, state.options.length) };
    case 'pointed':
      return { ...state, active: event.index };
    case 'chosen':
      return { ...state, text: event.label, open: false, status: 'idle', active: -1 };
    case 'closed':
      return { ...state, open: false, active: -1, status: state.status === 'loading' ? 'idle' : state.status };
  }
}

/** From the text, down leads to the first and up to the last; the ends meet. */
function moved(index: number, by: 1 | -1, length: number): number {
  return index < 0 && by < 0 ? length - 1 : (index + by + length) % length;
}

/** The label cut where it meets what was typed, accents and case put aside, so that the match can be set in bold. */
export function splitAtMatch(label: string, query: string): { before: string; match: string; after: string } {
  const start = query ? plain(label).indexOf(plain(query)) : -1;
  if (start < 0) return { before: label, match: '', after: '' };
  const end = start + plain(query).length;
  return { before: label.slice(0, start), match: label.slice(start, end), after: label.slice(end) };
}

/** Same length as its input as long as that is in composed form, so that indexes carry over. */
function plain(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => letter.normalize('NFD').charAt(0).toLowerCase())
    .join('')
    .replace(/[’-]/gu, ' ');
}
