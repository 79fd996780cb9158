import { handle } from '@solelune/contract/server';
import { readingOf } from '@solelune/corpus';
import { compatibilityResult } from '../contract.ts';
import { compatibilityKind } from '../corpus.ts';
import { compareFirstNames, readFirstNames } from '../first-names.ts';

export const compatibilityResultHandler = handle(compatibilityResult, ({ infos }, { services }) => {
  const firstnames = readFirstNames(infos);
  const compared = compareFirstNames(firstnames);
  if (!compared.ok) return { readable: false as const, firstnames };
  const { meta, reading } = readingOf(services.corpus, compatibilityKind, compared.value.pair);
  return { readable: true as const, firstnames, compatibility: compared.value, reading, __META__: meta };
});
