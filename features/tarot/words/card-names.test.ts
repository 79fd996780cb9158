import { expect, it } from 'vitest';
import { CARDS } from '../engine/index.ts';
import { cardInSentence } from './card-names.ts';

const named = (slug: string) => {
  const card = Object.values(CARDS)
    .flat()
    .find((one) => one.slug === slug);
  return card && cardInSentence(card);
};

it.each([
  ['le-bateleur', 'le Bateleur'],
  ['temperance', 'Tempérance'],
  ['as-de-coupes', 'l’As de Coupes'],
  ['six-de-batons', 'le Six de Bâtons'],
  ['reine-de-deniers', 'la Reine de Deniers'],
  ['la-renommee', 'la Renommée'],
  ['heritage', '«\u00A0Héritage\u00A0»'],
  ['vehuiah', 'Vehuiah'],
])('%s is %s in a sentence', (slug, words) => expect(named(slug)).toBe(words));
