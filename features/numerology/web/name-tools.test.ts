import { SENTENCES } from '@solelune/contract/validation';
import { describe, expect, it } from 'vitest';
import { REFUSAL_SENTENCES } from '../refusal-sentences.ts';
import { affectiveTool, countName, expressionTool, nameProblem } from './name-tools.ts';

describe('a name in a form', () => {
  it.each([
    ['', SENTENCES.required],
    ['   ', SENTENCES.required],
    ['R2D2', SENTENCES.name],
    ['Алексей', REFUSAL_SENTENCES.name_not_latin],
    ['a'.repeat(81), SENTENCES.maxLength(80)],
    ['Anne-Lise d’Orée', null],
    ['Œdipe', null],
  ])('%s', (given, sentence) => expect(nameProblem(expressionTool, given)).toBe(sentence));

  it('needs a vowel for affective life only', () => {
    expect(nameProblem(affectiveTool, 'Brrr')).toBe(REFUSAL_SENTENCES.name_without_vowel);
    expect(nameProblem(expressionTool, 'Brrr')).toBeNull();
  });
});

describe('addresses', () => {
  it('carry the name as it was written, and the number with its master', () => {
    expect(expressionTool.calculUrl('Anne Lise')).toBe('/numerologie/expression/calcul/Anne%20Lise');
    const counted = countName(affectiveTool, 'Rose');
    expect(counted.ok && affectiveTool.resultUrl(counted.value.chosen.count.reduction)).toBe(
      '/numerologie/vie-affective/resultat/2/11',
    );
  });
});
