/** Why something was refused; the sentence of each code stands in refusal-sentences.ts. */
export type RefusalCode = 'already_chosen' | 'too_many_feelings' | 'unknown_feeling' | 'no_such_group' | 'not_asked';

export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: RefusalCode };

export const accepted = <T>(value: T): Outcome<T> => ({ ok: true, value });
export const refused = (code: RefusalCode): { readonly ok: false; readonly code: RefusalCode } => ({ ok: false, code });
