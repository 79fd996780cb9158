const FINAL_TEXT = 0x81;
/** Lengths that say: the true one follows, in two bytes or in eight. */
const IN_TWO_BYTES = 126;
const IN_EIGHT_BYTES = 127;

/**
 * A text as the server's end of a socket puts it on the wire (RFC 6455, 5.2): whole, not masked and not compressed, so the same bytes are right for
 * everybody.
 */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < IN_TWO_BYTES ? 2 : length < 2 ** 16 ? 4 : 10;
  // Not of Node's shared pool: it is kept for as long as the slowest of its readers needs.
  const frame = Buffer.alloc(start + length);
  frame[0] = FINAL_TEXT;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = IN_TWO_BYTES;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = IN_EIGHT_BYTES;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}
