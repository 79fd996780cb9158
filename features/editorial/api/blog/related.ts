import { angelBySlug } from '@solelune/angels/engine';
import { SIGN_FACTS } from '@solelune/astrology/engine/signs';
import type { Services } from '@solelune/contract/server';
import type { FrontMatterOf } from '@solelune/corpus/kind';
import { stoneFactsOf } from '@solelune/lithotherapy/api';
import { cardBySlug } from '@solelune/tarot/engine';
import type { articleKind } from '../../corpus.ts';
import { cardName } from '../../engine/figure.ts';
import { addressOfSubject } from './subjects.ts';

export interface RelatedPage {
  to: string;
  title: string;
  note: string;
}

type Fields = FrontMatterOf<typeof articleKind>;

/** Pages that the article names, then those of what it speaks of. */
export function relatedTo({ corpus, features }: Services, fields: Fields): RelatedPage[] {
  const kinds = features.flatMap(({ texts = [] }) => texts);
  const named = fields.related.flatMap((to): RelatedPage[] => {
    const files = [`${to.slice(1)}.md`, `${to.slice(1)}/index.md`];
    const found = kinds.flatMap((kind) => corpus.list(kind)).find(({ file }) => files.includes(file));
    return found ? [{ to, title: found.title, note: 'Sur le site' }] : [];
  });
  const signs = SIGN_FACTS.filter(({ slug }) => fields.signs.includes(slug)).map(({ slug, name }) => ({
    to: addressOfSubject.signs(slug),
    title: name,
    note: 'Signe',
  }));
  const angels = fields.angels.flatMap((slug) => {
    const angel = angelBySlug(slug);
    return angel ? [{ to: addressOfSubject.angels(slug), title: angel.name, note: angel.choir.name }] : [];
  });
  const cards = fields.cards.flatMap((word) => {
    const { deck, slug } = cardName(word);
    const card = cardBySlug(deck, slug);
    return card ? [{ to: addressOfSubject.cards(word), title: card.name, note: 'Carte' }] : [];
  });
  const stones = fields.stones.map((slug) => ({
    to: addressOfSubject.stones(slug),
    title: stoneFactsOf(corpus, slug).name,
    note: 'Pierre',
  }));
  const all = [...named, ...signs, ...angels, ...cards, ...stones];
  return all.filter((page, index) => all.findIndex(({ to }) => to === page.to) === index);
}
