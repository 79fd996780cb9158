import { handle } from '@solelune/contract/server';
import { byCount } from '@solelune/french/counts';
import { capitalised } from '@solelune/french/sentence';
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
  const { __META__: meta, ...introduction } = toolIntroduction(services, 'liste-des-72-ange-gardien', 'Les 72 anges');
  return {
    ...introduction,
    __META__: words.length === 0 ? meta : { title: searchTitle(words) },
    angels: words.length === 0 ? allCards(corpus) : matched,
    feelings: ALL_FEELINGS,
    choirs: words.length === 0 ? allChoirs(corpus) : [],
    searched,
    problem: found.ok ? null : REFUSAL_SENTENCES[found.code],
  };
});

/** What a title may be long, before the brand. */
const LONGEST_TITLE = 60;

/** « Paix, sagesse : leurs anges »; what names no feeling, or too many, is a search like another. */
function searchTitle(words: readonly string[]): string {
  const labels = words.flatMap((word) => feelingOfWord(word)?.label.toLocaleLowerCase('fr') ?? []);
  const title = capitalised(`${labels.join(', ')}\u00A0: ${byCount(labels.length, 'ses', 'leurs')} anges`);
  return labels.length > 0 && title.length <= LONGEST_TITLE ? title : 'Recherche par ressentis';
}
