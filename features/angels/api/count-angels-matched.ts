import { fail, handle } from '@solelune/contract/server';
import { countAngelsMatched } from '../contract.ts';
import { searchFeelings } from '../engine/index.ts';
import { REFUSAL_SENTENCES } from '../refusal-sentences.ts';

export const countAngelsMatchedHandler = handle(countAngelsMatched, ({ feelings: words }) => {
  const found = searchFeelings(words);
  if (!found.ok) return fail('invalid_input', { fields: { feelings: REFUSAL_SENTENCES[found.code] } });
  const { feelings, unknown, matches } = found.value;
  if (unknown.length > 0) return fail('invalid_input', { fields: { feelings: REFUSAL_SENTENCES.unknown_feeling } });
  const whole = matches.filter((match) => match.feelings.length === feelings.length);
  return { count: whole.length, count_any: matches.length };
});
