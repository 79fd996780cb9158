import { type Dispatch, useEffect } from 'react';
import type { ComboboxEvent, ComboboxOption } from './combobox-state.ts';

const DEBOUNCE_MS = 200;

export type Search<Option extends ComboboxOption> = (query: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** Asks 200 ms after the last key, and drops the answer to a question that is no longer asked. */
export function useSearch<Option extends ComboboxOption>(
  query: string | null,
  attempt: number,
  search: Search<Option>,
  tell: Dispatch<ComboboxEvent<Option>>,
): void {
  useEffect(() => {
    // A new attempt asks the same question again.
    void attempt;
    if (query === null) return;
    const controller = new AbortController();
    const ask = async () => {
      try {
        const options = await search(query, controller.signal);
        if (!controller.signal.aborted) tell({ type: 'found', options });
      } catch {
        if (!controller.signal.aborted) tell({ type: 'failed' });
      }
    };
    const timer = setTimeout(ask, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, attempt, search, tell]);
}
