import { SENTENCES } from '@solelune/contract/validation';
import { MOST_FEELINGS, type RefusalCode } from './engine/index.ts';

/** The one place of the sentences that a reader sees when an answer is refused. */
export const REFUSAL_SENTENCES: Readonly<Record<RefusalCode, string>> = {
  already_chosen: SENTENCES.alreadyChosen,
  too_many_feelings: SENTENCES.wordLimit(MOST_FEELINGS),
  unknown_feeling: 'Aucun ange ne répond à ce mot',
  no_such_group: SENTENCES.choice,
  not_asked: 'Ce ressenti n’est pas proposé ici',
};
