import { composeLetter } from '@solelune/letters';
import { lettersSuite } from '@solelune/letters/testing';
import { describe, expect, it } from 'vitest';
import { confirmation, paymentLetters } from './letters.ts';

lettersSuite('payments', paymentLetters);

describe('the confirmation of an order', () => {
  it('carries what the law asks for: price, tax, delay, form, function, mediator', () => {
    const sender = { brand: 'Solelune', siteUrl: 'https://solelune.example', contactEmail: 'contact@solelune.example' };
    const { text, attachments } = composeLetter(confirmation, confirmation.specimen, sender);
    for (const words of [
      '30,00',
      'TVA',
      '30 novembre 2026',
      'Veuillez compléter et renvoyer le présent formulaire',
      'https://solelune.example/renoncer-au-contrat',
      'Médiateur',
    ])
      expect(text).toContain(words);
    expect(attachments?.map(({ name }) => name)).toEqual(['recu-R2026-000012.pdf']);
  });
});
