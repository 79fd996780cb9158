import { fail, handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { universalResult } from '../contract.ts';
import { universalKind } from '../corpus.ts';
import { readNumberResult, resultSlug, universalNumber } from '../engine/index.ts';
import { ratingsExample } from './examples.ts';
import { numberCards } from './texts.ts';

export const universalResultHandler = handle(universalResult, ({ number: wanted }, { services }) => {
  const result = readNumberResult(wanted);
  if (!result) return fail('not_found');
  const { number } = result;
  const { meta, reading } = readingOf(services.corpus, universalKind, resultSlug(result));
  const example = universalNumber(ratingsExample(number));
  return { number, reading, numbers: numberCards(services.corpus, universalKind), example, __META__: meta };
});
