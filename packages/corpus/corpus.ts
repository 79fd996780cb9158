import type { AnyKind } from './kind.ts';
import { slugOf } from './kind.ts';
import { type LiveCorpus, openCorpus } from './open-corpus.ts';
import type { Problem } from './problem.ts';
import type { SourceText } from './text.ts';
import { readText } from './text.ts';

export interface CorpusFile {
  readonly file: string;
  readonly raw: string;
}

export interface CorpusIndex {
  readonly corpus: LiveCorpus;
  readonly texts: readonly SourceText[];
  readonly problems: readonly Problem[];
  /** Files that no kind claims. */
  readonly strangers: readonly string[];
}

/** Reads and validates every file now; renders a text the first time it is asked for, then keeps it. */
export function indexCorpus(files: readonly CorpusFile[], kinds: readonly AnyKind[]): CorpusIndex {
  const texts: SourceText[] = [];
  const problems: Problem[] = [];
  const strangers: string[] = [];
  for (const { file, raw } of files) {
    const claims = kinds.flatMap((kind) => {
      const slug = slugOf(kind, file);
      return slug === undefined ? [] : [{ kind, slug }];
    });
    if (claims.length > 1)
      throw new Error(`${file} is claimed by ${claims.map(({ kind }) => kind.name).join(' and ')}`);
    const claim = claims[0];
    if (claim === undefined) {
      strangers.push(file);
      continue;
    }
    const reading = readText(claim.kind, claim.slug, file, raw);
    if (reading.text === undefined) problems.push(...reading.problems);
    else texts.push(reading.text);
  }
  return { corpus: openCorpus(texts, kinds), texts, problems, strangers };
}
