import { describe, expect, it } from 'vitest';
import { affectiveLife, expression, lifePath, readName } from '../../engine/index.ts';
import { birthMethods, nameMethods } from './methods.ts';

const named = (text: string) => {
  const name = readName(text);
  if (!name.ok) throw new Error(name.code);
  return name.value;
};

describe('the schools side by side', () => {
  it('17 June 1988: one of the others meets a master', () => {
    const { chosen, others, differ } = birthMethods(lifePath({ year: 1988, month: 6, day: 17 }));
    expect([chosen.total, chosen.number, chosen.master]).toEqual([40, 4, undefined]);
    expect(others.map(({ total, number, master }) => [total, number, master])).toEqual([
      [2011, 4, undefined],
      [22, 4, 22],
    ]);
    expect(differ).toBe(true);
    expect(chosen.note).toContain('Puis 4 + 0 = 4.');
  });

  it('says when all agree', () => {
    expect(birthMethods(lifePath({ year: 1990, month: 1, day: 1 })).differ).toBe(false);
  });

  it('names: each part, and the Y', () => {
    expect(nameMethods(expression(named('Camille Laurent'))).differ).toBe(true);
    expect(nameMethods(expression(named('Rose'))).others).toEqual([]);
    const yves = affectiveLife(named('Yves'));
    expect(yves.ok && nameMethods(yves.value).others[0]).toMatchObject({ addends: [5], number: 5 });
  });
});
