import { frenchTypography } from '@solelune/french/typography';
import { describe, expect, it } from 'vitest';
import { judgeStyle } from './house-style.ts';

const judged = (text: string) =>
  judgeStyle(frenchTypography(text))
    .map(({ message }) => message)
    .join('\n');

describe('judgeStyle', () => {
  it.each([
    ['Vous êtes né·e ici.', 'inclusive dot'],
    ['Vous êtes né.e.s ici.', 'inclusive dot'],
    ['Vous êtes né(e) ici.', 'brackets'],
    ['Un conseiller, directeur/trice.', 'slash'],
    ['Quelle joie !!', 'exclamation storm'],
    ['Quelle joie 🎉', 'emoji'],
    ['Un "mot" droit.', 'straight quotation'],
    ["Un 'mot' droit.", 'apostrophe'],
    ["l' élan", 'apostrophe'],
    ["l'chemin", 'elision'],
    ['Puis..', 'full stop'],
    ['Un mot -- puis', 'two hyphens'],
    ['Un mot , puis', 'before a comma'],
    ['Un mot,puis', 'a space follows'],
    ['Un mot :puis', 'a space follows'],
    ['La 2ème fois.', '1er, 1re, 2e'],
    ['Vers 14:30.', '14 h 30'],
    ['Oui. A la fin.', 'À with its accent'],
    ['Un <b>mot</b>.', 'HTML'],
    ['Un « mot.', 'other half'],
    ["N'hésitez pas à marcher.", 'n’hésitez pas à'],
    ['Marchez, sinon tant pis.', 'sinon'],
  ])('objects to %j', (text, message) => expect(judged(text)).toContain(message));

  it.each([
    "Qui êtes-vous ? C'est une période où « tout » s'ouvre ; à 14 h 30, ou à 14h14.",
    'Le 1er jour, le 2e, 3,5 fois : A vaut 1, et la suite...',
    "J'y pense, l'huile, l'yeuse, qu'un, s'il.",
  ])('lets %j pass', (text) => expect(judged(text)).toBe(''));
});
