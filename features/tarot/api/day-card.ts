import { handle } from '@solelune/contract/server';
import { cardDescription } from '../cards/index.ts';
import { cardText } from '../composition/card-texts.ts';
import { dayCard } from '../contract.ts';
import { majorOf } from '../engine/index.ts';
import { cardLineOf } from './card-lines.ts';

export const dayCardHandler = handle(dayCard, ({ number }, { services: { corpus } }) => {
  const card = majorOf(number);
  const { epithet, section } = cardText(corpus, card);
  const advice = section('advice');
  return {
    card: { ...cardLineOf(card, epithet), description: cardDescription(card.deck, card.slug) },
    line: advice?.title ?? epithet,
    text: advice?.text ?? '',
  };
});
