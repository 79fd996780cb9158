// A pack: one binary file of Chebyshev series over an era, read in place (no decoding, no copy). File: 4 bytes
// 'SKY1', header length (uint32, little endian), the header as JSON, padding to 8 bytes, then the records. A track
// (one body, or the Earth's orientation) is a run of records of equal size, one per segment of equal length. A record
// holds the integer coefficients of all its quantities: the 32-bit ones first, then 16-bit, then 8-bit, padded to 4
// bytes. A coefficient is `integer x quantum`; within a quantity the low orders are the wide ones.

export interface QuantityLayout {
  /** Value of one unit: degrees for angles, au for distances. */
  quantum: number;
  /** How many coefficients are stored on 32, 16 and 8 bits. */
  wide: number;
  medium: number;
  narrow: number;
}

export interface TrackLayout {
  name: string;
  segmentDays: number;
  segmentCount: number;
  /** Counted from the end of the header. */
  byteOffset: number;
  recordBytes: number;
  quantities: QuantityLayout[];
}

export interface PackHeader {
  era: string;
  generator: string;
  /** SHA-256 of the records, hexadecimal. */
  sha256: string;
  startJdTt: number;
  endJdTt: number;
  deltaT: { spline: number[][]; yearlyFrom1955: number[] };
  tracks: TrackLayout[];
}

/**
 * One quantity of a track with its places in the three views of the buffer, counted in elements from the record's
 * start.
 */
export interface Quantity {
  quantum: number;
  wide: number;
  medium: number;
  narrow: number;
  wideAt: number;
  mediumAt: number;
  narrowAt: number;
}

export interface Track {
  segmentDays: number;
  segmentCount: number;
  byteOffset: number;
  recordBytes: number;
  quantities: Quantity[];
}

export interface Pack {
  header: PackHeader;
  startJdTt: number;
  tracks: Map<string, Track>;
  wide: Int32Array;
  medium: Int16Array;
  narrow: Int8Array;
}

const MAGIC = 0x31594b53; // 'SKY1' read as a little-endian integer

export function dataOffset(buffer: ArrayBuffer): number {
  const head = new DataView(buffer);
  if (buffer.byteLength < 8 || head.getUint32(0, true) !== MAGIC) throw new Error('not a sky pack');
  return Math.ceil((8 + head.getUint32(4, true)) / 8) * 8;
}

export function openPack(buffer: ArrayBuffer): Pack {
  const start = dataOffset(buffer);
  const headerBytes = new Uint8Array(buffer, 8, new DataView(buffer).getUint32(4, true));
  const header = JSON.parse(new TextDecoder().decode(headerBytes)) as PackHeader;
  const tracks = new Map(header.tracks.map((layout) => [layout.name, openTrack(layout, start)]));
  return {
    header,
    startJdTt: header.startJdTt,
    tracks,
    wide: new Int32Array(buffer, 0, buffer.byteLength >> 2),
    medium: new Int16Array(buffer, 0, buffer.byteLength >> 1),
    narrow: new Int8Array(buffer),
  };
}

/** The same track with one of its quantities in front, the place whose rate is computed. */
export function leadWith(track: Track, quantity: number): Track {
  return { ...track, quantities: [track.quantities[quantity] as Quantity] };
}

function openTrack(layout: TrackLayout, start: number): Track {
  const total = (key: 'wide' | 'medium'): number => layout.quantities.reduce((sum, q) => sum + q[key], 0);
  let wideAt = 0;
  let mediumAt = total('wide') * 2;
  let narrowAt = total('wide') * 4 + total('medium') * 2;
  const quantities = layout.quantities.map((q) => {
    const placed = { ...q, wideAt, mediumAt, narrowAt };
    wideAt += q.wide;
    mediumAt += q.medium;
    narrowAt += q.narrow;
    return placed;
  });
  return {
    segmentDays: layout.segmentDays,
    segmentCount: layout.segmentCount,
    byteOffset: start + layout.byteOffset,
    recordBytes: layout.recordBytes,
    quantities,
  };
}
