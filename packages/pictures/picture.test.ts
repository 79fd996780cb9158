import sharp from 'sharp';
import { expect, it } from 'vitest';
import { coverPicture, sharePicture } from './picture.ts';

const art = {
  name: 'essai',
  tint: ['#0d0b24', '#3a3f86', '#5a4fb0'],
  drawing: '<circle r="180" fill="#f6e7c3"/>',
} as const;
const shared = (title: string) => sharePicture({ ...art, eyebrow: 'Le journal', title, brand: 'Solelune' });

it('a shared picture has the size that networks ask for, and is light', async () => {
  for (const title of [
    'Court',
    'Né « entre deux signes » : comment savoir lequel, à la minute près ?',
    'Œ ÿ Ÿ № 漢字 …',
  ]) {
    const made = await shared(title);
    expect(await sharp(made).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(made.length).toBeLessThan(100_000);
  }
});

it('is the same for the same page, and another for another title', async () => {
  expect(await shared('Un titre')).toEqual(await shared('Un titre'));
  expect(await shared('Un titre')).not.toEqual(await shared('Un autre titre'));
});

it('a cover is a WebP', async () =>
  expect(await sharp(await coverPicture(art)).metadata()).toMatchObject({ format: 'webp', width: 840, height: 560 }));
