import { firstProblem, maxNumber, minNumber, required, wholeNumber } from '@solelune/contract/validation';
import { urlOf } from '@solelune/screen';
import type { AddressForm } from '@solelune/screen/address-form';
import { LARGEST_NUMBER, SMALLEST_NUMBER } from '../../engine/index.ts';
import { addresses } from '../addresses.ts';

export const synchronicityUrl = (number: number): string =>
  urlOf(addresses.synchronicityResult, { number: String(number) });

export const numberForm: AddressForm = {
  fields: ['number'],
  lead: ({ number = '' }) => {
    const text = number.trim();
    const problem = firstProblem(text, required, wholeNumber, minNumber(SMALLEST_NUMBER), maxNumber(LARGEST_NUMBER));
    return problem ? { problems: { number: problem } } : { to: synchronicityUrl(Number(text)) };
  },
};
