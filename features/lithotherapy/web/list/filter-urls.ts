import { urlOf } from '@solelune/screen';
import { type FilterKey, type Filters, writeFilters } from '../../engine/filters.ts';
import { addresses } from '../addresses.ts';

/** Without a filter, the list itself. */
export function filterUrl(filters: Filters): string {
  const written = writeFilters(filters);
  return written ? urlOf(addresses.filtered, { filters: written }) : addresses.home.path;
}

/** Chosen again, a filter is let go. */
export const toggled = (filters: Filters, key: FilterKey, value: string): Filters => ({
  ...filters,
  [key]: filters[key] === value ? undefined : value,
});
