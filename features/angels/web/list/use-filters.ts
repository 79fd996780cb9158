import { useState } from 'react';
import { type Filters, filterUrl, readFilters } from './filters.ts';

/**
 * The filters of the address, changed in place: the page holds all seventy-two, so that nothing is fetched and nothing jumps. The address
 * follows, and says the same when it is opened, shared or come back to.
 */
export function useFilters(written: string | undefined): { filters: Filters; change: (filters: Filters) => void } {
  const [filters, setFilters] = useState<Filters>(() => readFilters(written) ?? {});
  const change = (next: Filters) => {
    setFilters(next);
    history.replaceState(history.state, '', filterUrl(next));
  };
  return { filters, change };
}
