import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ChartAnswer } from '../../answers/reading.ts';
import { Dominants } from './dominants.tsx';

it.each([
  ['sun', 'Le Soleil mène ce ciel.'],
  ['moon', 'La Lune mène ce ciel.'],
  ['uranus', 'Uranus mène ce ciel.'],
] as const)('%s: %s', (key, sentence) => {
  const chart = { strengths: [{ key, percent: 100 }] } as unknown as ChartAnswer;
  expect(renderToString(<Dominants chart={chart} />)).toContain(sentence);
});
