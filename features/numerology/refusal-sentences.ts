import { SENTENCES } from '@solelune/contract/validation';
import type { RefusalCode } from './engine/index.ts';

/** The one place of the sentences that a reader sees when a calculation is refused. */
export const REFUSAL_SENTENCES: Readonly<Record<RefusalCode, string>> = {
  name_empty: SENTENCES.required,
  name_not_latin:
    'Ce calcul compte les lettres de A à Z\u00A0: écrivez le nom en alphabet latin, comme sur un passeport',
  name_other_characters: SENTENCES.name,
  name_without_vowel:
    'La vie affective se lit dans les voyelles, et ce nom n’en a aucune\u00A0: ajoutez un autre prénom',
  ratings_missing: 'Notez les huit thèmes\u00A0: chacun compte dans le résultat',
  rating_out_of_range: 'Chaque note est un nombre entier de 0 à 10',
};
