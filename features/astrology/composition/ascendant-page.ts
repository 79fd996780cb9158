import { type Corpus, textOf } from '@solelune/corpus';
import { ascendantPairKind } from '../corpus/signs.ts';
import { type SignKey, signFacts, slugOfSign } from '../engine/index.ts';
import { inSignFragment } from './in-sign-fragment.ts';

/** What is written for the pair alone, and before the last section what this ascendant is for anyone, in its first paragraph: twelve pages share it. */
export function ascendantPage(corpus: Corpus, sign: SignKey, ascendant: SignKey) {
  const text = textOf(corpus, ascendantPairKind, `${slugOfSign(sign)}-ascendant-${slugOfSign(ascendant)}`);
  const { title, description, frontMatter, lead, sections } = text;
  const general = {
    key: 'ascendant',
    title: `L’Ascendant ${signFacts(ascendant).name}`,
    html: firstParagraph(inSignFragment(corpus, 'ascendant', ascendant)),
  };
  const own = sections.map(({ key, title: heading, html }) => ({ key: key as string, title: heading, html }));
  return {
    meta: { title, description },
    reading: { title, epithet: frontMatter.epithet, lead, sections: [...own.slice(0, -1), general, ...own.slice(-1)] },
  };
}

const firstParagraph = (html: string) => html.slice(0, html.indexOf('</p>') + '</p>'.length);
