import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findSeams } from './seams.ts';

const seamsOf = (name: string) => {
  const file = path.join(import.meta.dirname, 'fixtures', name);
  return findSeams(file, readFileSync(file, 'utf8'));
};

it('finds each way to put a small word before something filled in', () => {
  expect(seamsOf('seams.tsx').map(({ line, words }) => `${line} ${words}`)).toEqual([
    '6 de {name}',
    '7 d’{name}',
    '8 que {name}',
    '9 qu’{name}',
    '10 le {name}',
    '11 Au {name}',
    '12 La {name}',
    '13 jusqu’{name}',
    '14 de {name}',
    '15 de {name}',
    '16 du {moment.words}',
    "17 de {name.length > 3 ? name : 'Léa'}",
    '18 de {name}',
    '21 de {name}',
    '24 de {name}',
    '28 de {name}',
  ]);
});

it('leaves alone what the grammar said, what begins with a figure and what a remark vouches for', () => {
  expect(seamsOf('sentences.tsx')).toEqual([]);
});
