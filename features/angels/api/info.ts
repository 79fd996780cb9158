import { handle } from '@solelune/contract/server';
import { info } from '../contract.ts';
import { feelingOfWord, searchFeelings } from '../engine/index.ts';
import { REFUSAL_SENTENCES } from '../refusal-sentences.ts';
import { ALL_FEELINGS } from './feeling-counts.ts';
import { allCards, allChoirs, cardOf } from './texts.ts';
import { toolIntroduction } from './tool-introduction.ts';

export const infoHandler = handle(info, ({ feelings: words }, { services }) => {
  const { corpus } = services;
  const found = searchFeelings(words);
  const searched = words.map((word) => ({ word, feeling: feelingOfWord(word)?.slug ?? null }));
  const matched = found.ok ? found.value.matches.map(({ angel }) => cardOf(corpus, angel)) : [];
  return {
    ...toolIntroduction(services, 'liste-des-72-ange-gardien', 'Les 72 anges'),
    angels: words.length === 0 ? allCards(corpus) : matched,
    feelings: ALL_FEELINGS,
    choirs: words.length === 0 ? allChoirs(corpus) : [],
    searched,
    problem: found.ok ? null : REFUSAL_SENTENCES[found.code],
  };
});
