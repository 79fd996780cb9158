import { expect, it } from 'vitest';
import { textFrame } from './text-frame.ts';

it.each([
  [0, [0x81, 0]],
  [125, [0x81, 125]],
  [126, [0x81, 126, 0, 126]],
  [65_535, [0x81, 126, 255, 255]],
  [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
])('a text of %i bytes begins as RFC 6455 says', (length, head) => {
  const frame = textFrame('x'.repeat(length));
  expect([...frame.subarray(0, head.length)]).toEqual(head);
  expect(frame).toHaveLength(head.length + length);
});

it('the length is that of its bytes', () => {
  const text = 'à demain ✶';
  expect(textFrame(text)[1]).toBe(Buffer.byteLength(text));
  expect(textFrame(text).toString('utf8', 2)).toBe(text);
});
