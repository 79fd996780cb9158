import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frenchTypography } from './typography.ts';

const visible = (text: string) => frenchTypography(text).replaceAll('\u202F', '~').replaceAll('\u00A0', '_');

describe('frenchTypography', () => {
  it.each([
    ['Qui êtes-vous ?', 'Qui êtes-vous~?'],
    ['Qui êtes-vous?', 'Qui êtes-vous~?'],
    ['oui ; non ! oui', 'oui~; non~! oui'],
    ['Le 4 : une assise', 'Le 4_: une assise'],
    ['Le 4: une assise', 'Le 4_: une assise'],
    ['« Bonjour »', '«_Bonjour_»'],
    ['«Bonjour !»', '«_Bonjour~!_»'],
    ["l'élan d'aujourd'hui", 'l’élan d’aujourd’hui'],
    ['et puis...', 'et puis…'],
    ['vraiment ?!', 'vraiment~?!'],
    ['à 14 h 30 ou 9 h.', 'à 14_h_30 ou 9_h.'],
    ['20 %', '20_%'],
    // Two inline tokens: the word stands in the one before.
    [' !', '~!'],
  ])('sets %j', (written, set) => expect(visible(written)).toBe(set));

  it.each(['14h14', '14:30', '(!)', 'https://exemple.fr/?a=1;b=2', 'contact@exemple.fr', '12 heures'])(
    'leaves %j alone',
    (written) => expect(frenchTypography(written)).toBe(written),
  );

  it('keeps an address whole inside a sentence', () => {
    expect(visible('Voir https://exemple.fr/?a=1 ; puis revenir.')).toBe(
      'Voir https://exemple.fr/?a=1~; puis revenir.',
    );
  });

  it('changes nothing the second time', () => {
    const pieces = fc.constantFrom(
      'mot',
      ' ',
      ';',
      ':',
      '!',
      '?',
      '«',
      '»',
      "'",
      '...',
      '3',
      ' h ',
      '%',
      ')',
      '\u00A0',
      'a@b.fr',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const once = frenchTypography(parts.join(''));
        expect(frenchTypography(once)).toBe(once);
      }),
      { numRuns: 2000 },
    );
  });
});
