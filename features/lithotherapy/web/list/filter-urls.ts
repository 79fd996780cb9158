import { urlOf } from '@solelune/screen';
import { type FilterKey, type Filters, writeFilters } from '../../engine/filters.ts';
import { addresses } from '../addresses.ts';

/** Without a filter, the whole drawer. */
export const filterUrl = (filters: Filters): string => urlOf(addresses.filtered, { filters: writeFilters(filters) });

/** Chosen again, a filter is let go. */
export const toggled = (filters: Filters, key: FilterKey, value: string): Filters => ({
  ...filters,
  [key]: filters[key] === value ? undefined : value,
});
