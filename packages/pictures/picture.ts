import { line, wrapped } from './lettering.ts';
import { night } from './night.ts';

export interface Art {
  /** Where the stars are placed from. */
  name: string;
  /** Top and foot of the sky, and the light at its middle. */
  tint: readonly [high: string, low: string, glow: string];
  /** SVG about the origin, within a circle of 200. */
  drawing: string;
}

interface Shared extends Art {
  eyebrow: string;
  title: string;
  brand: string;
}

const COVER = { width: 840, height: 560 };
/** As networks show it. */
const SHARE = { width: 1200, height: 630 };
const TITLE_WIDTH = 600;
const TITLE_SIZES = [74, 68, 60, 54];
const SMALLEST_TITLE = 46;
const MOST_LINES = 5;
const LEADING = 1.06;

const svg = ({ width, height }: typeof COVER, inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`,
  );

const placed = ({ drawing }: Art, centre: readonly number[], scale: number) =>
  `<g transform="translate(${centre.join(' ')}) scale(${scale})">${drawing}</g>`;

/** Its library is large, and most processes never draw a picture. */
const pictureOf = async (drawn: Buffer) => (await import('sharp')).default(drawn);

/** For lists and the head of a page. */
export async function coverPicture(art: Art): Promise<Buffer> {
  const centre = [COVER.width / 2, COVER.height / 2 - 20] as const;
  const drawn = svg(COVER, night(art.name, art.tint, COVER, centre) + placed(art, centre, 1.08));
  const picture = await pictureOf(drawn);
  return picture.webp({ quality: 72 }).toBuffer();
}

/** What others show when the page is shared: its drawing, its title, whose it is. JPEG: every network reads it. */
export async function sharePicture(art: Shared): Promise<Buffer> {
  const centre = [930, 300] as const;
  const size =
    TITLE_SIZES.find((tried) => wrapped(art.title, tried, 'serif', TITLE_WIDTH).length <= 4) ?? SMALLEST_TITLE;
  const lines = wrapped(art.title, size, 'serif', TITLE_WIDTH).slice(0, MOST_LINES);
  const top = 310 - ((lines.length - 1) * size * LEADING) / 2 + size * 0.3;
  const words = lines.map((text, index) =>
    line(text, { x: 62, y: top + index * size * LEADING, size, fill: '#fff8e6', face: 'serif' }),
  );
  const drawn = svg(
    SHARE,
    night(art.name, art.tint, SHARE, centre) +
      placed(art, centre, 1.12) +
      `<linearGradient id="veil"><stop stop-color="#0b0920" stop-opacity=".9"/><stop offset=".56" stop-color="#0b0920" stop-opacity=".72"/><stop offset=".72" stop-color="#0b0920" stop-opacity="0"/></linearGradient><rect width="${SHARE.width}" height="${SHARE.height}" fill="url(#veil)"/>` +
      line(art.eyebrow, { x: 64, y: 96, size: 30, fill: '#f0d79b', face: 'sans' }) +
      words.join('') +
      '<path d="M64 532h120" stroke="#f0d79b" stroke-width="2"/>' +
      line(art.brand, { x: 64, y: 582, size: 42, fill: '#fff8e6', face: 'serif' }),
  );
  const picture = await pictureOf(drawn);
  return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
