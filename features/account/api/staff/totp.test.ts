import { describe, expect, it } from 'vitest';
import { base32, codeOf, keyUri, newSecret, stepAt, stepOfCode } from './totp.ts';

const SECRET = Buffer.from('12345678901234567890');
const at = (seconds: number) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000);

describe('codes of thirty seconds', () => {
  // RFC 6238, appendix B, SHA-1.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('at %i seconds it is %s, as published', (seconds, code) => {
    expect(codeOf(SECRET, stepAt(at(seconds)), 8)).toBe(code);
    expect(codeOf(SECRET, stepAt(at(seconds)))).toBe(code.slice(2));
  });

  it('bears a clock that is half a minute off, and no more', () => {
    const step = stepAt(at(1_111_111_111));
    const code = codeOf(SECRET, step);
    for (const late of [-30, 0, 30])
      expect(stepOfCode(SECRET, code, at(1_111_111_111 + late), 0), `${late}`).toBe(step);
    for (const late of [-61, 61]) expect(stepOfCode(SECRET, code, at(1_111_111_111 + late), 0), `${late}`).toBeNull();
  });

  it('a code opens once, and no code before it opens after it', () => {
    const now = at(1_111_111_111);
    const step = stepAt(now);
    expect(stepOfCode(SECRET, codeOf(SECRET, step), now, step)).toBeNull();
    expect(stepOfCode(SECRET, codeOf(SECRET, step - 1), now, step)).toBeNull();
    expect(stepOfCode(SECRET, codeOf(SECRET, step + 1), now, step)).toBe(step + 1);
  });

  it.each(['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦', '      '])('« %s » is no code', (typed) => {
    expect(stepOfCode(SECRET, typed, at(59), 0)).toBeNull();
  });

  it('writes secrets as applications read them', () => {
    // RFC 4648, section 10.
    expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
    expect(base32(newSecret())).toMatch(/^[A-Z2-7]{32}$/);
    expect(keyUri(SECRET, 'Solelune', 'a+b@exemple.fr')).toBe(
      'otpauth://totp/Solelune:a%2Bb%40exemple.fr?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Solelune',
    );
  });
});
