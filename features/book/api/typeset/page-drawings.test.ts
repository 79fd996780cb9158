import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pageDrawings } from './page-drawings.ts';

const ground = (fill: string) =>
  `\n    <path class="typst-shape" fill="${fill}" fill-rule="nonzero" d="M 0 0 L 0 595.2756 L 419.52756 595.2756 L 419.52756 0 Z "/>`;
const DRAWING = `<svg class="typst-doc" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 419 1190">${ground('#0f0c26')}
    <g><rect x="100" y="100" width="9" height="9" fill="#ff0000"/></g>${ground('#fcf6e8')}
    <g transform="matrix(1 0 0 1 0 595.2755905511812)"><rect x="100" y="100" width="9" height="9" fill="#00ff00"/></g>
    <defs id="glyph">
    </defs>
</svg>`;

const colourAt = async (svg: string, x: number, y: number) => {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
};

it('each page has its own ground and what stands on it', async () => {
  const [night, paper] = pageDrawings(DRAWING) as [string, string];
  expect(pageDrawings(DRAWING)).toHaveLength(2);
  expect(await colourAt(night, 5, 5)).toEqual([0x0f, 0x0c, 0x26]);
  expect(await colourAt(night, 104, 104)).toEqual([0xff, 0, 0]);
  expect(await colourAt(paper, 5, 5)).toEqual([0xfc, 0xf6, 0xe8]);
  expect(await colourAt(paper, 104, 104)).toEqual([0, 0xff, 0]);
});
