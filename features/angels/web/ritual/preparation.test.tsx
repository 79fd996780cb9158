import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ANGELS } from '../../engine/index.ts';
import { Preparation } from './preparation.tsx';

it('names the colour of each element as one says it', () => {
  const colours = ANGELS.map(
    (angel) => /Quelque chose ([^,]+),/.exec(renderToString(<Preparation angel={angel} />))?.[1],
  );
  expect([...new Set(colours)].sort()).toEqual([
    'de bleu',
    'de vert profond',
    'de violet pâle',
    'd’ocre ou rouge brique',
  ]);
});
