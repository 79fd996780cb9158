import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Ratings } from './engine/index.ts';
import {
  affectiveLife,
  compatibility,
  expression,
  lifePath,
  readName,
  THEMES,
  universalNumber,
} from './engine/index.ts';

const text = (slug: string) =>
  readFileSync(join(import.meta.dirname, `../../content/numerologie/${slug}.md`), 'utf8').replaceAll(
    /[\u00A0\u202F]/g,
    ' ',
  );
const named = (given: string) => {
  const name = readName(given);
  if (!name.ok) throw new Error(name.code);
  return name.value;
};
const vowels = (given: string) => {
  const counted = affectiveLife(named(given));
  if (!counted.ok) throw new Error(counted.code);
  return counted.value;
};
const rated = (...ratings: number[]) =>
  universalNumber(Object.fromEntries(THEMES.map((theme, index) => [theme, ratings[index]])) as Ratings);

/** Prose tells numbers that the engine computes: when one of them changes, these say which sentence is no longer true. */
describe('the examples that the introductions work out', () => {
  it('index: Rose', () => {
    expect(expression(named('Rose')).chosen.count.reduction).toMatchObject({ total: 21, number: 3 });
    expect(text('index')).toContain('Le total est 21, et 2 + 1 donnent 3');
  });

  it('expression: Louise Martin, Jean-Pierre', () => {
    expect(expression(named('Louise Martin')).chosen.count.reduction).toMatchObject({ total: 57, number: 3 });
    expect(expression(named('Jean-Pierre')).chosen.count.reduction).toMatchObject({ total: 56, number: 2, master: 11 });
    expect(text('expression/index')).toContain('Le total est 57, puis 5 + 7 = 12, puis 1 + 2 = 3');
    expect(text('expression/index')).toContain('la somme est 56, qui mène à 11, puis à 2');
  });

  it('affective life: Sylvie, and Yves with his Y and without', () => {
    expect(vowels('Sylvie').chosen.count.reduction).toMatchObject({ total: 21, number: 3 });
    const { chosen, others } = vowels('Yves');
    expect([chosen.count.reduction.number, others[0]?.count.reduction.number]).toEqual([3, 5]);
    expect(text('vie-affective/index')).toContain('7 + 9 + 5 = 21');
    expect(text('vie-affective/index')).toContain('Yves donne ainsi 3 avec son Y, 5 sans lui');
  });

  it('life path: 5 June 1980 by the three methods', () => {
    const { chosen, others } = lifePath({ year: 1980, month: 6, day: 5 });
    expect(chosen.reduction).toMatchObject({ total: 29, number: 2, master: 11 });
    expect(others.map(({ reduction }) => reduction.total)).toEqual([1991, 20]);
    expect(text('chemin-de-vie/index')).toContain('0 + 5 + 0 + 6 + 1 + 9 + 8 + 0 = 29');
  });

  it('first names: Claire and Hugo', () => {
    expect(compatibility(named('Claire'), named('Hugo')).pair).toBe('3-6');
    expect(text('compatibilite-prenom/index')).toContain('La lecture est celle de la paire 3 et 6');
  });

  it('universal: the eight ratings, and one point more on the last', () => {
    const before = rated(8, 6, 7, 9, 5, 6, 4, 3);
    expect(before.themes.map(({ product }) => product)).toEqual([8, 12, 21, 36, 25, 36, 28, 24]);
    expect([before.total, before.number]).toEqual([190, 1]);
    expect([rated(8, 6, 7, 9, 5, 6, 4, 4).total, rated(8, 6, 7, 9, 5, 6, 4, 4).number]).toEqual([198, 9]);
    expect(text('numerologie-universelle/index')).toContain('8, 12, 21, 36, 25, 36, 28 et 24, leur somme 190');
    expect(text('numerologie-universelle/index')).toContain('la somme passe à 198, et vous lisez le 9');
  });
});
