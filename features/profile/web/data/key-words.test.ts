import { describe, expect, it } from 'vitest';
import { keyWords } from './key-words.ts';

describe('keys of the export', () => {
  it.each([
    ['prenom', 'Prénom'],
    ['page_d_inscription', 'Page d’inscription'],
    ['adresse_email', 'Adresse e-mail'],
    ['largeur_px', 'Largeur (pixels)'],
    ['retiree_le', 'Retirée le'],
    ['date_de_naissance', 'Date de naissance'],
  ])('%s reads %s', (key, words) => expect(keyWords(key)).toBe(words));
});
