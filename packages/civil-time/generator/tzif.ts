/** Reads a compiled time zone file (TZif version 2 or later, RFC 9636): the 64-bit block and the rule in the footer. */
import type { ZoneState } from '../zone-book.ts';

export type TzifZone = { changes: number[]; order: number[]; types: ZoneState[]; tail: string };

const headerBytes = 44;

export function readTzif(bytes: Uint8Array): TzifZone {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const first = counts(view, 0);
  if (first.version < 0x32) throw new Error('TZif version 1 has no 64-bit data');
  const start = headerBytes + first.time * 5 + first.type * 6 + first.chars + first.leap * 8 + first.std + first.ut;
  const { time, type, chars, leap, std, ut } = counts(view, start);
  let at = start + headerBytes;
  const changes = Array.from({ length: time }, (_, index) => Number(view.getBigInt64(at + index * 8)));
  at += time * 8;
  const order = [...bytes.subarray(at, at + time)];
  at += time;
  const charsAt = at + type * 6;
  const types = Array.from({ length: type }, (_, index) => ({
    offsetSeconds: view.getInt32(at + index * 6),
    isSummer: bytes[at + index * 6 + 4] === 1,
    abbreviation: textUntil(bytes, charsAt + (bytes[at + index * 6 + 5] ?? 0), 0),
  }));
  at = charsAt + chars + leap * 12 + std + ut;
  return { changes, order, types, tail: textUntil(bytes, at + 1, 0x0a) };
}

function counts(view: DataView, at: number) {
  if (view.getUint32(at) !== 0x545a6966) throw new Error('Not a TZif file');
  const count = (index: number) => view.getUint32(at + 20 + index * 4);
  return {
    version: view.getUint8(at + 4),
    ut: count(0),
    std: count(1),
    leap: count(2),
    time: count(3),
    type: count(4),
    chars: count(5),
  };
}

function textUntil(bytes: Uint8Array, from: number, end: number): string {
  return new TextDecoder().decode(bytes.subarray(from, bytes.indexOf(end, from)));
}
