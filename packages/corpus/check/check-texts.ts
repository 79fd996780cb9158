import type { CorpusIndex } from '../corpus.ts';
import type { AnyKind } from '../kind.ts';
import { wordsOf } from '../markdown.ts';
import type { Problem } from '../problem.ts';
import type { SpellingDictionary } from '../spelling/hunspell.ts';
import { wordsToSpell } from '../spelling/words-to-spell.ts';
import type { SourceText } from '../text.ts';
import { judgeStyle } from './house-style.ts';
import { type Mould, mouldOf } from './mould.ts';
import type { Pair } from './similarity.ts';
import { alikePairs, MAX_SHARED } from './similarity.ts';
import { allParts, bodyParts } from './text-parts.ts';

export interface KindReport {
  readonly kind: string;
  readonly texts: number;
  readonly words: number;
  readonly fewestWords: number;
  /** The two texts most alike, absent when no two share five words in a row. */
  readonly worstPair?: Pair;
  /** Of a family of texts; pages are judged one by one. */
  readonly mould?: Mould;
}

export interface CheckReport {
  readonly problems: readonly Problem[];
  readonly kinds: readonly KindReport[];
}

/** Every check that needs no disk: what `npm run check` and the tests run. */
export function checkTexts(index: CorpusIndex, kinds: readonly AnyKind[], dictionary: SpellingDictionary): CheckReport {
  const problems: Problem[] = [
    ...index.strangers.map((file): Problem => ({ file, rule: 'file', message: 'belongs to no declared kind' })),
    ...index.problems,
    ...kinds.flatMap((kind) => missingFiles(kind, index)),
    ...index.texts.flatMap((text) => [
      ...lengthProblems(text),
      ...styleProblems(text),
      ...spellingProblems(text, dictionary),
    ]),
  ];
  const reports = kinds.map((kind) => {
    const texts = index.texts.filter((text) => text.kind === kind);
    const pairs = alikePairs(new Map(texts.map((text) => [text.file, bodyOf(text)])));
    problems.push(...pairs.filter(({ shared }) => shared > MAX_SHARED).map(likeness));
    const lengths = texts.map(wordCount);
    const { mould, problems: moulded } = mouldOf(kind, texts);
    problems.push(...moulded);
    return {
      kind: kind.name,
      texts: texts.length,
      words: lengths.reduce((sum, length) => sum + length, 0),
      fewestWords: texts.length === 0 ? 0 : Math.min(...lengths),
      worstPair: pairs[0],
      mould,
    };
  });
  return { problems, kinds: reports };
}

const bodyOf = (text: SourceText) =>
  bodyParts(text)
    .map((part) => part.text)
    .join('\n');
const wordCount = (text: SourceText) => wordsOf(bodyOf(text)).length;

function missingFiles(kind: AnyKind, index: CorpusIndex): Problem[] {
  if (kind.slugs instanceof RegExp) return [];
  const present = new Set([...index.texts, ...index.problems].map(({ file }) => file));
  return kind.slugs
    .map((slug) => `${kind.folder}/${slug}.md`)
    .filter((file) => !present.has(file))
    .map((file) => ({ file, rule: 'file', message: `is missing (${kind.name})` }));
}

function lengthProblems(text: SourceText): Problem[] {
  const words = wordCount(text);
  const { minWords } = text.kind;
  return words >= minWords
    ? []
    : [{ file: text.file, rule: 'length', message: `has ${words} words of at least ${minWords}` }];
}

function styleProblems(text: SourceText): Problem[] {
  return allParts(text).flatMap(({ where, text: part }) =>
    judgeStyle(part).map((finding) => ({ file: text.file, where, ...finding })),
  );
}

function spellingProblems(text: SourceText, dictionary: SpellingDictionary): Problem[] {
  return allParts(text).flatMap(({ where, text: part }) =>
    [...new Set(wordsToSpell(part))]
      .filter((word) => !dictionary.accepts(word))
      .map((word): Problem => ({ file: text.file, rule: 'spelling', where, message: `unknown word "${word}"` })),
  );
}

function likeness({ a, b, shared }: Pair): Problem {
  return {
    file: a,
    rule: 'similarity',
    message: `shares ${Math.round(shared * 100)} % of its five-word shingles with ${b}`,
  };
}
