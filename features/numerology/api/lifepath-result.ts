import { fail, handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { lifepathResult } from '../contract.ts';
import { lifePathKind } from '../corpus.ts';
import { readNumberResult, resultSlug } from '../engine/index.ts';
import { birthExample } from './examples.ts';

export const lifepathResultHandler = handle(lifepathResult, ({ number, master }, { services, now }) => {
  const result = readNumberResult(number, master);
  if (!result) return fail('not_found');
  const { meta, reading } = readingOf(services.corpus, lifePathKind, resultSlug(result));
  const { year } = now.toZonedDateTimeISO('Europe/Paris');
  return { ...result, reading, example: birthExample(result), year, __META__: meta };
});
