import sharp, { type Sharp } from 'sharp';
import { type PhotoFormat, type PhotoSize, SIDE_PX } from './renditions.ts';

/** What a decoded picture may weigh: 50 million pixels is more than phones take, and 200 MB at most while it is read. */
const PIXELS_MAX = 50_000_000;
const SIDE_MIN_PX = 64;
/** A long strip costs more than its pixels: to fill the square portrait it would be enlarged to a thousand times its width. Panoramas have five. */
const RATIO_MAX = 10;

/** Read from the first bytes, whatever the name and the type that were sent say. */
const SIGNATURES: Record<string, (bytes: Uint8Array) => boolean> = {
  jpeg: (bytes) => startsWith(bytes, 0, [0xff, 0xd8, 0xff]),
  png: (bytes) => startsWith(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  webp: (bytes) => startsWith(bytes, 0, ascii('RIFF')) && startsWith(bytes, 8, ascii('WEBP')),
  // AVIF: the only member of its family that the decoder reads.
  heif: (bytes) => startsWith(bytes, 4, ascii('ftypavif')) || startsWith(bytes, 4, ascii('ftypavis')),
};

const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));
const startsWith = (bytes: Uint8Array, at: number, wanted: number[]): boolean =>
  wanted.every((byte, index) => bytes[at + index] === byte);

export interface Picture {
  width: number;
  height: number;
  files: { size: PhotoSize; format: PhotoFormat; bytes: Buffer }[];
}

export type PictureProblem = 'not_a_picture' | 'too_many_pixels' | 'too_small' | 'too_long' | 'damaged';

/** Decodes what was sent and makes our own files of it: nothing of the sent bytes, and none of their metadata, is kept. */
export async function readPicture(bytes: Uint8Array): Promise<Picture | PictureProblem> {
  const format = Object.keys(SIGNATURES).find((name) => SIGNATURES[name]?.(bytes));
  if (!format) return 'not_a_picture';
  const options = { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1, sequentialRead: true } as const;
  try {
    // Only the header is read here: a bomb is refused before it is opened.
    const header = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
    if (header.format !== format) return 'not_a_picture';
    const [short, long] = [Math.min(header.width, header.height), Math.max(header.width, header.height)];
    if (short * long > PIXELS_MAX) return 'too_many_pixels';
    if (short < SIDE_MIN_PX) return 'too_small';
    if (long > short * RATIO_MAX) return 'too_long';
    return await encode(sharp(bytes, options));
  } catch {
    // The decoder's own message may quote the file.
    return 'damaged';
  }
}

/** Decoded once, turned upright as the camera said, brought to sRGB; from then on it is only pixels. */
async function encode(source: Sharp): Promise<Picture> {
  const side = SIDE_PX.large;
  const { data, info } = await source
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const square = {
    width: SIDE_PX.small,
    height: SIDE_PX.small,
    fit: 'cover',
    position: sharp.strategy.attention,
  } as const;
  const files: Picture['files'] = [];
  for (const size of ['large', 'small'] as const) {
    const image = size === 'small' ? pixels().resize(square) : pixels();
    files.push({ size, format: 'avif', bytes: await image.clone().avif({ quality: 52, effort: 2 }).toBuffer() });
    files.push({ size, format: 'webp', bytes: await image.clone().webp({ quality: 78, effort: 3 }).toBuffer() });
    files.push({ size, format: 'jpeg', bytes: await image.clone().jpeg({ quality: 80, mozjpeg: true }).toBuffer() });
  }
  return { width: info.width, height: info.height, files };
}
