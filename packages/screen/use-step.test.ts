import { expect, it } from 'vitest';
import { stepIn } from './use-step.ts';

it.each([
  ['#question-1', 0],
  ['#question-4', 3],
  ['#question-0', null],
  ['#question--1', null],
  ['#question-', null],
  ['#question-1.5', null],
  ['#carnet', null],
  ['', null],
])('%s is step %s', (hash, step) => {
  expect(stepIn(hash, 'question')).toBe(step);
});
