/** Why an input cannot be counted. The French sentence of each stands in `../refusal-sentences.ts`. */
export type RefusalCode =
  | 'name_empty'
  | 'name_not_latin'
  | 'name_other_characters'
  | 'name_without_vowel'
  | 'ratings_missing'
  | 'rating_out_of_range';

export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: RefusalCode };

export const accept = <Value>(value: Value): Outcome<Value> => ({ ok: true, value });
export const refuse = (code: RefusalCode): Outcome<never> => ({ ok: false, code });
