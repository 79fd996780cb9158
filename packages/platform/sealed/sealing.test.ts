import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrokenSeal, openSealing, UnknownSealingKey } from './sealing.ts';

const [first, second] = ['2026', '2027'].map((id) => ({ id, key: randomBytes(32) })) as [Key, Key];
type Key = { id: string; key: Buffer };

const sealing = openSealing({ sealing: [first] });
const place = { table: 'letter', column: 'body', row: '7' };
const text = 'https://solelune.example/recuperation#abcd';

describe('what is sealed', () => {
  it('reads again, whatever it is and wherever it stands', () => {
    const anywhere = fc.record({ table: fc.string(), column: fc.string(), row: fc.string() });
    fc.assert(
      fc.property(anywhere, fc.string({ unit: 'grapheme' }), (there, written) => {
        expect(sealing.open(there, sealing.seal(there, written))).toBe(written);
      }),
    );
    fc.assert(
      fc.property(anywhere, fc.uint8Array(), (there, bytes) => {
        expect(sealing.openBytes(there, sealing.sealBytes(there, bytes))).toEqual(Buffer.from(bytes));
      }),
    );
  });

  it('shows nothing, never looks the same twice, and names its key', () => {
    const [one, two] = [sealing.seal(place, text), sealing.seal(place, text)];
    expect(one).not.toBe(two);
    expect(one).toMatch(/^2026\.[\w-]+$/);
    expect(Buffer.from(one.slice(5), 'base64url').toString('latin1')).not.toContain('solelune');
    expect(sealing.sealBytes(place, Buffer.from(text)).toString('latin1')).not.toContain('solelune');
  });

  it('opens in no other place', () => {
    const elsewhere = fc
      .record({ table: fc.string(), column: fc.string(), row: fc.string() })
      .filter(({ table, column, row }) => table !== 'letter' || column !== 'body' || row !== '7');
    const value = sealing.seal(place, text);
    fc.assert(
      fc.property(elsewhere, (there) => {
        expect(() => sealing.open(there, value)).toThrow(BrokenSeal);
      }),
    );
    // Joined without care, these two would be one place.
    expect(() => sealing.open({ table: 'letter","body', column: '7', row: '' }, value)).toThrow(BrokenSeal);
  });

  it('does not open once a single bit was touched', () => {
    const bytes = sealing.sealBytes(place, Buffer.from(text));
    const start = first.id.length + 1;
    for (let bit = start * 8; bit < bytes.length * 8; bit++) {
      const touched = Buffer.from(bytes);
      touched[bit >> 3] = (touched[bit >> 3] as number) ^ (1 << (bit & 7));
      expect(() => sealing.openBytes(place, touched)).toThrow(BrokenSeal);
    }
  });

  it('does not open in another spelling, cut, lengthened, nor when nothing was ever sealed', () => {
    const value = sealing.seal(place, text);
    const strange = [`${value}=`, ` ${value}`, value.slice(0, -4), `${value}AAAA`, '2026.', '.', '', text, 'bonjour'];
    for (const touched of strange) expect(() => sealing.open(place, touched), touched).toThrow(BrokenSeal);
    expect(() => sealing.openBytes(place, Buffer.from('2026.short'))).toThrow(BrokenSeal);
    expect(() => sealing.openBytes(place, Buffer.alloc(0))).toThrow(BrokenSeal);
  });
});

describe('keys', () => {
  it('the first seals, all of them open, and one that went away is named', () => {
    const former = sealing.seal(place, text);
    const rotating = openSealing({ sealing: [second, first] });
    expect(rotating).toMatchObject({ newest: '2027.', rotating: true });
    expect(rotating.open(place, former)).toBe(text);
    const renewed = rotating.seal(place, text);
    expect(renewed).toMatch(/^2027\./);
    expect(() => sealing.open(place, renewed)).toThrow(UnknownSealingKey);
    const rotated = openSealing({ sealing: [second] });
    expect(rotated.rotating).toBe(false);
    expect(rotated.open(place, renewed)).toBe(text);
    expect(() => rotated.open(place, former)).toThrow('2026');
  });

  it('cannot take the name of another: what it sealed does not open with it', () => {
    const value = sealing.seal(place, text);
    const both = openSealing({ sealing: [second, first] });
    expect(() => both.open(place, value.replace('2026.', '2027.'))).toThrow(BrokenSeal);
    expect(() => openSealing({ sealing: [{ ...first, key: second.key }] }).open(place, value)).toThrow(BrokenSeal);
    const sameKey = openSealing({ sealing: [{ id: 'other', key: first.key }] });
    expect(() => sameKey.open(place, value.replace('2026.', 'other.'))).toThrow(BrokenSeal);
  });

  it('must be there', () => {
    expect(() => openSealing({ sealing: [] })).toThrow('no key');
  });
});
