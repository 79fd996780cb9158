import { fail, handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { expressionResult } from '../contract.ts';
import { expressionKind } from '../corpus.ts';
import { expression as countLetters, readNumberResult, resultSlug } from '../engine/index.ts';
import { nameExample } from './examples.ts';

export const expressionResultHandler = handle(expressionResult, ({ number, master }, { services }) => {
  const result = readNumberResult(number, master);
  if (!result) return fail('not_found');
  const { meta, reading } = readingOf(services.corpus, expressionKind, resultSlug(result));
  const example = nameExample(result, countLetters);
  return { ...result, reading, example, __META__: meta };
});
