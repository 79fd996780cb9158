import { fail, handle } from '@solelune/contract/server';
import type { Corpus } from '@solelune/corpus';
import { synchronicityResult } from '../contract.ts';
import { digitKind } from '../corpus.ts';
import { readSynchronicity } from '../engine/index.ts';
import { cardOf } from './texts.ts';

function digitText(corpus: Corpus, digit: number) {
  const text = corpus.get(digitKind, String(digit));
  if (!text) throw new Error(`the corpus has no text for the digit ${digit}`);
  return text;
}

const partOf = (corpus: Corpus, digit: number, place: string): string =>
  digitText(corpus, digit).sections.find(({ key }) => key === place)?.html ?? '';

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
    keywords: digitText(corpus, root).frontMatter.keywords,
    paragraphs: parts.map(({ digit, place }) => ({ digit, place, html: partOf(corpus, digit, place) })),
    // The sum has the last word, unless its essence has been read already.
    closing: isRootRead ? null : { digit: root, html: partOf(corpus, root, 'essence') },
    angel: cardOf(corpus, angel),
    __META__: { title: `Synchronicité : le nombre ${number}` },
  };
});
