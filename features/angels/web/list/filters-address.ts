import { SENTENCES } from '@solelune/contract/validation';
import type { AddressForm } from '@solelune/screen/address-form';
import { type FilterKey, filterUrl, readFilters, writeFilters } from './filters.ts';

export const FILTER_FIELDS = ['text', 'feeling', 'choir', 'element', 'sign'] as const satisfies readonly FilterKey[];

/** What is typed narrows the list as it is typed; sent, it leads to the address that says the same. */
export const filtersForm: AddressForm = {
  fields: FILTER_FIELDS,
  lead: (answers) => {
    const filters = Object.fromEntries(FILTER_FIELDS.map((field) => [field, answers[field] || undefined]));
    return readFilters(writeFilters(filters))
      ? { to: filterUrl(filters) }
      : { problems: { feeling: SENTENCES.choice } };
  },
};
