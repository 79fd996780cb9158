import { SENTENCES } from '@solelune/contract/validation';
import { urlOf } from '@solelune/screen';
import type { AddressForm } from '@solelune/screen/address-form';
import { searchFeelings, wordsOf } from '../../engine/index.ts';
import { REFUSAL_SENTENCES } from '../../refusal-sentences.ts';
import { addresses } from '../addresses.ts';

/** Why these words cannot be searched: none, signs alone (an address made of dots leads elsewhere), too many, or one of them twice. */
function problemOf(words: readonly string[]): string | null {
  if (words.length === 0) return SENTENCES.required;
  if (words.some((word) => !/\p{L}/u.test(word))) return SENTENCES.letters;
  const found = searchFeelings(words);
  return found.ok ? null : REFUSAL_SENTENCES[found.code];
}

export const searchForm: AddressForm = {
  fields: ['feelings'],
  lead: ({ feelings = '' }) => {
    const words = wordsOf(feelings);
    const problem = problemOf(words);
    if (problem) return { problems: { feelings: problem } };
    return { to: urlOf(addresses.testSearch, { feelings: words.join(',') }) };
  },
};
