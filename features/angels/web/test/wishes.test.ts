import { expect, it } from 'vitest';
import { FEELINGS } from '../../engine/index.ts';
import { REFUSAL_SENTENCES } from '../../refusal-sentences.ts';
import { WISHES } from './wishes.ts';

it('every feeling has its own sentence, and no sentence is without a feeling', () => {
  expect(Object.keys(WISHES).toSorted()).toEqual(FEELINGS.map(({ slug }) => slug).toSorted());
  expect(new Set(Object.values(WISHES)).size).toBe(FEELINGS.length);
});

it('every refusal has its sentence', () => {
  expect(Object.values(REFUSAL_SENTENCES).every((sentence) => sentence.length > 10)).toBe(true);
});
