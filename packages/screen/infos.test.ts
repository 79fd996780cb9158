import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeInfos, encodeInfos } from './infos.ts';

describe('infos in addresses', () => {
  it('reads back what it writes, in an alphabet that needs no escaping', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ maxLength: 10 }), fc.string({ maxLength: 40 }), { maxKeys: 6 }),
        (infos) => {
          const text = encodeInfos(infos);
          expect(text).toMatch(/^[\w-]*$/);
          expect({ ...decodeInfos(text) }).toEqual({ ...infos });
        },
      ),
    );
  });

  it('reads both alphabets, with or without padding', () => {
    const infos = { firstname: 'Zoé ?>~' };
    const plain = Buffer.from(JSON.stringify(infos)).toString('base64');
    expect(decodeInfos(plain)).toEqual(infos);
    expect(decodeInfos(plain.replace(/=+$/, ''))).toEqual(infos);
  });

  it.each(['', '%%%', 'abc', btoa('[1]'), btoa('"x"'), btoa('null'), 'A'.repeat(3000), btoa('\xff\xfe')])(
    'gives null for %s',
    (text) => {
      expect(decodeInfos(text)).toBeNull();
    },
  );
});
