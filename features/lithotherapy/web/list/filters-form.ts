import { SENTENCES } from '@solelune/contract/validation';
import type { AddressForm } from '@solelune/screen/address-form';
import { FILTER_KEYS, readFilters, writeFilters } from '../../engine/filters.ts';
import { filterUrl } from './filter-urls.ts';

/** Chosen on a living page, a filter works at once; sent without scripts, the form leads to the address that says the same. */
export const filtersForm: AddressForm = {
  fields: FILTER_KEYS,
  lead: (answers) => {
    const filters = Object.fromEntries(FILTER_KEYS.map((key) => [key, answers[key] || undefined]));
    return readFilters(writeFilters(filters)) ? { to: filterUrl(filters) } : { problems: { sign: SENTENCES.choice } };
  },
};
