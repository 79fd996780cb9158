import { SENTENCES } from '@solelune/contract/validation';
import type { AddressForm } from '@solelune/screen/address-form';
import { monthUrl } from '../angel-urls.ts';
import { isMonth, isYear } from './month-params.ts';

export const monthForm: AddressForm = {
  fields: ['month', 'year'],
  lead: ({ month = '', year = '' }) => {
    const wrong = !isMonth(month) || isYear(month) ? 'month' : isYear(year) ? null : 'year';
    return wrong ? { problems: { [wrong]: SENTENCES.choice } } : { to: monthUrl(Number(year), Number(month)) };
  },
};
