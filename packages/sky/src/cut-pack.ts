// A span of a pack as a pack of its own: the same records, so that every number comes out the same to the last bit. Its header still tells the whole
// (start, checksum): only the places of the records in the file are others.
import { dataOffset, type PackHeader, type TrackLayout } from './pack.ts';

export function cutPack(buffer: ArrayBuffer, fromJdTt: number, toJdTt: number): ArrayBuffer {
  const start = dataOffset(buffer);
  const header = JSON.parse(
    new TextDecoder().decode(new Uint8Array(buffer, 8, new DataView(buffer).getUint32(4, true))),
  ) as PackHeader;
  const pieces: Uint8Array[] = [];
  let at = 0;
  const tracks = header.tracks.map((track): TrackLayout => {
    const { segmentDays, segmentCount, byteOffset, recordBytes } = track;
    // One segment more on both sides: a speed looks a little before and after its instant.
    const first = Math.max(0, Math.floor((fromJdTt - header.startJdTt) / segmentDays) - 1);
    const last = Math.min(segmentCount - 1, Math.floor((toJdTt - header.startJdTt) / segmentDays) + 1);
    const piece = new Uint8Array(buffer, start + byteOffset + first * recordBytes, (last - first + 1) * recordBytes);
    pieces.push(piece);
    // Records are found by their number in the whole pack: where the first of them would begin.
    const moved = { ...track, byteOffset: at - first * recordBytes, segmentCount: last + 1 };
    at += piece.length;
    return moved;
  });
  return join({ ...header, tracks }, pieces);
}

function join(header: PackHeader, pieces: readonly Uint8Array[]): ArrayBuffer {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const start = Math.ceil((8 + json.length) / 8) * 8;
  const bytes = new Uint8Array(start + pieces.reduce((sum, piece) => sum + piece.length, 0));
  bytes.set(new TextEncoder().encode('SKY1'));
  new DataView(bytes.buffer).setUint32(4, json.length, true);
  bytes.set(json, 8);
  let at = start;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes.buffer;
}
