import { describe, expect, it } from 'vitest';
import { byCount, counted } from './counts.ts';
import { inGender } from './gender.ts';
import { joined, neither } from './lists.ts';
import { numberName, ordinalName, rank } from './numbers.ts';
import { pluralOf } from './plurals.ts';
import { capitalised } from './sentence.ts';

describe('lists', () => {
  it.each([
    [[], '', ''],
    [['a'], 'a', 'ni a'],
    [['a', 'b'], 'a et b', 'ni a ni b'],
    [['a', 'b', 'c'], 'a, b et c', 'ni a ni b ni c'],
  ])('%j', (words, and, not) => expect([joined(words), neither(words)]).toEqual([and, not]));

  it('with « ou »', () => expect(joined(['Bélier', 'Taureau', 'Gémeaux'], 'ou')).toBe('Bélier, Taureau ou Gémeaux'));
});

describe('numbers', () => {
  it.each([
    [0, 'zéro'],
    [1, 'un'],
    [17, 'dix-sept'],
    [21, 'vingt et un'],
    [22, 'vingt-deux'],
    [61, 'soixante et un'],
    [70, 'soixante-dix'],
    [71, 'soixante et onze'],
    [79, 'soixante-dix-neuf'],
    [80, 'quatre-vingts'],
    [81, 'quatre-vingt-un'],
    [91, 'quatre-vingt-onze'],
    [99, 'quatre-vingt-dix-neuf'],
    [100, 'cent'],
    [101, '101'],
    [1.5, '1,5'],
  ])('%d is %s', (value, name) => expect(numberName(value)).toBe(name));

  it.each([
    [1, 'une'],
    [21, 'vingt et une'],
    [11, 'onze'],
    [81, 'quatre-vingt-une'],
  ])('%d of a feminine noun is %s', (value, name) => expect(numberName(value, 'f')).toBe(name));

  it('each from 0 to 100 has a name of its own', () => {
    expect(new Set(Array.from({ length: 101 }, (_, value) => numberName(value))).size).toBe(101);
  });

  it.each([
    [1, 'premier', 'première', '1er', '1re'],
    [2, 'deuxième', 'deuxième', '2e', '2e'],
    [4, 'quatrième', 'quatrième', '4e', '4e'],
    [5, 'cinquième', 'cinquième', '5e', '5e'],
    [9, 'neuvième', 'neuvième', '9e', '9e'],
    [21, 'vingt et unième', 'vingt et unième', '21e', '21e'],
    [22, 'vingt-deuxième', 'vingt-deuxième', '22e', '22e'],
    [71, 'soixante et onzième', 'soixante et onzième', '71e', '71e'],
    [80, 'quatre-vingtième', 'quatre-vingtième', '80e', '80e'],
    [100, 'centième', 'centième', '100e', '100e'],
  ])('%d: %s, %s, %s, %s', (value, ...expected) => {
    expect([ordinalName(value), ordinalName(value, 'f'), rank(value), rank(value, 'f')]).toEqual(expected);
  });
});

describe('counts', () => {
  it.each([
    [0, '0_carte'],
    [1, '1_carte'],
    [1.5, '1,5_carte'],
    [-1, '-1_carte'],
    [2, '2_cartes'],
    [1440, '1~440_cartes'],
  ])('%d: %s', (count, expected) => {
    const said = counted(count, 'carte', 'cartes').replace('\u00A0', '_').replace('\u202F', '~');
    expect(said).toBe(expected);
    expect(expected.endsWith(`_${byCount(count, 'carte', 'cartes')}`)).toBe(true);
  });

  it.each([
    ...[
      'carte cartes',
      'nez nez',
      'croix croix',
      'cheval chevaux',
      'festival festivals',
      'travail travaux',
      'détail détails',
    ],
    ...[
      'cadeau cadeaux',
      'feu feux',
      'pneu pneus',
      'bijou bijoux',
      'trou trous',
      'œil yeux',
      'signal signaux',
      'idéal idéals',
    ],
  ])('%s', (pair) => {
    const [one = '', many] = pair.split(' ');
    expect(pluralOf(one)).toBe(many);
  });
});

describe('the reader’s gender', () => {
  const born = { f: 'née', m: 'né', neutral: 'venue au monde' };
  it.each([
    ['F', 'née'],
    ['M', 'né'],
    [null, 'venue au monde'],
    [undefined, 'venue au monde'],
  ] as const)('%s', (gender, expected) => expect(inGender(gender, born)).toBe(expected));
});

describe('the head of a sentence', () => {
  it.each([
    ['été', 'Été'],
    ['à midi', 'À midi'],
    ['œuvre', 'Œuvre'],
    ['çà et là', 'Çà et là'],
    ['l’Ascendant', 'L’Ascendant'],
    ['14 h', '14 h'],
    ['', ''],
  ])('%s', (words, expected) => expect(capitalised(words)).toBe(expected));
});
