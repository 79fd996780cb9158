import { fail, handle } from '@solelune/contract/server';
import { type Corpus, sectionOf, textOf } from '@solelune/corpus';
import { synchronicityResult } from '../contract.ts';
import { digitKind } from '../corpus.ts';
import { readSynchronicity } from '../engine/index.ts';
import { cardOf } from './texts.ts';

const partOf = (corpus: Corpus, digit: number, place: string): string =>
  sectionOf(corpus, digitKind, String(digit), place).html;

export const synchronicityResultHandler = handle(synchronicityResult, ({ number }, { services: { corpus } }) => {
  const reading = readSynchronicity(number);
  if (!reading) return fail('not_found');
  const { digits, parts, sums, root, angel } = reading;
  const isRootRead = parts.some(({ digit, place }) => digit === root && place === 'essence');
  return {
    number,
    digits,
    sums,
    root,
    keywords: textOf(corpus, digitKind, String(root)).frontMatter.keywords,
    paragraphs: parts.map(({ digit, place }) => ({ digit, place, html: partOf(corpus, digit, place) })),
    // The sum has the last word, unless its essence has been read already.
    closing: isRootRead ? null : { digit: root, html: partOf(corpus, root, 'essence') },
    angel: cardOf(corpus, angel),
    __META__: { title: `Synchronicité\u00A0: le nombre ${number}` },
  };
});
