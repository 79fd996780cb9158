import { fail, handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { affectiveResult } from '../contract.ts';
import { affectiveKind } from '../corpus.ts';
import { affectiveLife, readNumberResult, resultSlug } from '../engine/index.ts';
import { nameExample } from './examples.ts';

export const affectiveResultHandler = handle(affectiveResult, ({ number, master }, { services }) => {
  const result = readNumberResult(number, master);
  if (!result) return fail('not_found');
  const { meta, reading } = readingOf(services.corpus, affectiveKind, resultSlug(result));
  const example = nameExample(result, (name) => {
    const counted = affectiveLife(name);
    return counted.ok ? counted.value : undefined;
  });
  return { ...result, reading, example, __META__: meta };
});
