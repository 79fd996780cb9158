import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTree, FormDataError, fromPairs, LIMITS, toBody, toPairs } from './form-data.ts';

describe('bracketed form data', () => {
  it.each([
    [
      { a: '1', b: { c: '2' } },
      [
        ['a', '1'],
        ['b[c]', '2'],
      ],
    ],
    [
      { list: ['x', 'y'] },
      [
        ['list[]', 'x'],
        ['list[]', 'y'],
      ],
    ],
    [
      { rows: [{ id: 1 }, { id: 2 }] },
      [
        ['rows[0][id]', '1'],
        ['rows[1][id]', '2'],
      ],
    ],
    [
      { yes: true, no: false, gone: undefined, none: null },
      [
        ['yes', '1'],
        ['no', '0'],
      ],
    ],
  ])('%j is written as pairs', (value, pairs) => expect(toPairs(value)).toEqual(pairs));

  it('what is written is read back', () => {
    const leaf = fc.string({ minLength: 1 });
    const name = fc.stringMatching(/^[a-z][a-z_]{0,8}$/);
    const tree = fc.dictionary(
      name,
      fc.oneof(
        leaf,
        fc.array(leaf, { minLength: 1, maxLength: 4 }),
        fc.dictionary(name, leaf, { minKeys: 1, maxKeys: 3 }),
      ),
      { maxKeys: 5 },
    );
    fc.assert(
      fc.property(tree, (value) => {
        expect(fromPairs(toPairs(value))).toEqual(value);
      }),
    );
  });

  it('is multipart as soon as there is a file', () => {
    expect(toBody({ a: 1 })).toBeInstanceOf(URLSearchParams);
    const body = toBody({ files: [new Blob(['x'])] });
    expect(body).toBeInstanceOf(FormData);
    expect([...(body as FormData).keys()]).toEqual(['files[]']);
  });

  it.each([
    ['a['],
    ['a]b'],
    ['[a]'],
    ['a[b'],
    ['a[[b]]'],
    ['__proto__[x]'],
    ['a[__proto__]'],
    ['constructor[prototype][x]'],
    ['x'.repeat(LIMITS.keyLength + 1)],
    ['a[b][c][d][e][f][g]'],
  ])('refuses the key %s', (key) => expect(() => fromPairs([[key, '1']])).toThrow(FormDataError));

  it('refuses a key that is both a value and a group, and too many fields', () => {
    expect(() =>
      fromPairs([
        ['a', '1'],
        ['a[b]', '2'],
      ]),
    ).toThrow(FormDataError);
    expect(() =>
      fromPairs([
        ['a[b]', '1'],
        ['a', '2'],
      ]),
    ).toThrow(FormDataError);
    expect(() => fromPairs(Array.from({ length: LIMITS.fields + 1 }, (_, i) => [`k${i}`, '']))).toThrow(FormDataError);
  });

  it('never reaches a prototype, whatever the keys', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 20 }), (pairs) => {
        try {
          fromPairs(pairs);
        } catch (error) {
          expect(error).toBeInstanceOf(FormDataError);
        }
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      }),
    );
  });

  it('JSON has the same limits', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(9)}1${'}'.repeat(9)}`);
    expect(() => checkTree(deep)).toThrow(FormDataError);
    expect(() => checkTree([1])).toThrow(FormDataError);
    expect(() => checkTree(JSON.parse('{"__proto__": {"x": 1}}'))).toThrow(FormDataError);
    expect(checkTree({ a: { b: [1] } })).toEqual({ a: { b: [1] } });
  });
});
