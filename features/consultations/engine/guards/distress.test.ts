import { describe, expect, it } from 'vitest';
import { helpLinesFor } from './distress.ts';

describe('words that call for a line', () => {
  it.each([
    ['J’ai envie de mourir', ['3114']],
    ['J ENVIE DE MOURIR, je n’en peux plus', ['3114']],
    ['je veux juste mourir', ['3114']],
    ['Je ne peux pas m’empêcher de penser à me suicider', ['3114']],
    ['Je pense au suicide tous les soirs', ['3114']],
    ['je n’ai plus envie de vivre', ['3114']],
    ['Je ne veux plus vivre sans lui', ['3114']],
    ['ils seraient mieux sans moi', ['3114']],
    ['je vais me foutre en l’air', ['3114']],
    ['mettre fin à mes jours', ['3114']],
    ['je me scarifie depuis l’été', ['3114']],
    ['Je me suis ouvert les veines', ['112']],
    ['J’ai avalé une boîte de somnifères', ['112']],
    ['j’ai pris trop de cachets et je veux mourir', ['112', '3114']],
    ['elle ne respire plus', ['112']],
    ['Mon mari me frappe', ['3919']],
    ['il m’a encore frappée hier', ['3919']],
    ['J’ai peur de mon ex', ['3919']],
    ['je subis des violences conjugales', ['3919']],
    ['il menace de me tuer', ['3919']],
    ['Il bat ma fille', ['119']],
    ['mon beau-père me frappe', ['3919', '119']],
    ['elle a subi des attouchements', ['119']],
    ['un enfant en danger', ['119']],
  ])('« %s »', (text, lines) => {
    expect(helpLinesFor(text)).toEqual(lines);
  });
});

describe('words of every day', () => {
  it.each([
    'Je ne veux pas mourir de rire',
    'je meurs de faim, on en parle après ?',
    'Je ne veux pas mourir, j’aime trop la vie',
    'je ne vais pas me suicider, rassurez-vous',
    'je n’ai pas envie de mourir idiote',
    'Je me bats pour garder cette maison',
    'il me bat au tennis à chaque fois',
    'Je me tue à lui répéter que non',
    'il ne me frappe pas, mais il crie',
    'il ne m’a jamais frappée',
    'J’ai tiré la Mort et la Maison-Dieu : est-ce grave ?',
    'La carte de la mort me fait peur',
    'Mon père est mort en mars',
    'J’ai regardé Suicide Squad',
    'il a battu son record',
    'mon cœur bat plus vite quand il m’écrit',
    'Je voudrais en savoir plus sur ma fille',
    'Je veux tourner la page et disparaître des réseaux',
    '',
  ])('« %s »', (text) => {
    expect(helpLinesFor(text)).toEqual([]);
  });
});

it('answers at once whatever is written', () => {
  expect(helpLinesFor('je ne veux pas '.repeat(20_000))).toEqual([]);
});
