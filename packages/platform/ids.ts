import { randomBytes, randomFillSync } from 'node:crypto';

let lastMs = 0;
let sequence = 0;

/** Random bytes are had many at a time: each asking is a call of the system, and a payment makes a handful of ids. */
const stock = Buffer.alloc(4096);
let used = stock.length;
function random(count: number): Buffer {
  if (used + count > stock.length) {
    randomFillSync(stock);
    used = 0;
  }
  used += count;
  return stock.subarray(used - count, used);
}

/**
 * UUID version 7 (RFC 9562, section 5.7, method 1 of 6.2): 48 bits of Unix time in milliseconds, a 12-bit counter, 62 random bits.
 * Made here and not by the database, because `uuidv7()` exists only from PostgreSQL 18 on. Ids of one process sort in the order
 * they were made, even within a millisecond and when the clock steps back.
 */
export function newId(): string {
  const nowMs = Date.now();
  if (nowMs > lastMs) {
    lastMs = nowMs;
    // The counter starts in its lower half, so that it has room to grow within the millisecond.
    sequence = random(2).readUInt16BE() & 0x7ff;
  } else if (++sequence > 0xfff) {
    lastMs += 1;
    sequence = 0;
  }
  const bytes = Buffer.alloc(16);
  random(8).copy(bytes, 8);
  bytes.writeUIntBE(lastMs, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Unguessable, for links and sessions: 256 bits unless told otherwise, in the URL-safe base64 alphabet. */
export function randomToken(byteCount = 32): string {
  return randomBytes(byteCount).toString('base64url');
}
