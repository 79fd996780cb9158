import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Framing } from './framing.ts';

function message(type: string, body: string): Buffer {
  const content = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

function startup(body: string): Buffer {
  return message('x', body).subarray(1);
}

describe('Framing', () => {
  it('gives whole batches whatever way the bytes are cut', () => {
    const sentence = fc.record({ type: fc.constantFrom('P', 'B', 'D', 'E', 'S', 'Q', 'H'), body: fc.string() });
    fc.assert(
      fc.property(fc.string(), fc.array(sentence), fc.array(fc.nat(30)), (first, sentences, cuts) => {
        const messages = sentences.map(({ type, body }) => message(type, body));
        const expected: Buffer[] = [startup(first)];
        let batch: Buffer[] = [];
        for (const [index, { type }] of sentences.entries()) {
          batch.push(messages[index] as Buffer);
          if (!'SQH'.includes(type)) continue;
          expected.push(Buffer.concat(batch));
          batch = [];
        }
        let bytes = Buffer.concat([startup(first), ...messages]);
        const framing = new Framing();
        const given: (Buffer | null)[] = [];
        for (const cut of cuts) {
          given.push(...framing.push(bytes.subarray(0, cut)).map((part) => part && Buffer.from(part)));
          bytes = bytes.subarray(cut);
        }
        given.push(...framing.push(bytes));
        expect(given).toEqual(expected);
      }),
    );
  });

  it('tells the end that the client announces', () => {
    const framing = new Framing();
    framing.push(startup('user'));
    expect(framing.push(message('X', ''))).toEqual([null]);
  });
});
