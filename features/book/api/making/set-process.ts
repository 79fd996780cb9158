/** The second process: nothing but the typesetter, and the pictures of pages where an extract is wanted. */
import { readFileSync, writeFileSync } from 'node:fs';
import type { BookData } from '../typeset/composed-book.ts';
import { setBook, setPages } from '../typeset/typesetter.ts';
import type { SetAsked, SetDone } from './in-processes.ts';
import { doneBy, toldBy } from './told.ts';

process.once('message', (message) => {
  const asked = message as SetAsked;
  const waitedMb = process.memoryUsage().rss / 2 ** 20;
  void doneBy(async (): Promise<SetDone> => {
    const data = JSON.parse(readFileSync(asked.from, 'utf8')) as BookData;
    if (asked.pages) return { pictures: await picturesOf(data, asked.pages, asked.wide), waitedMb, ...peak() };
    toldBy({ stage: 'pages' });
    const { pdf } = setBook(data);
    toldBy({ stage: 'reading' });
    writeFileSync(asked.out, pdf);
    return { pictures: [], waitedMb, ...peak() };
  });
});

const peak = () => ({ peakMb: process.resourceUsage().maxRSS / 1024 });

async function picturesOf(data: BookData, pages: readonly number[], wide: number): Promise<string[]> {
  const { default: sharp } = await import('sharp');
  const pictures: string[] = [];
  for (const svg of setPages(data, pages)) {
    const bytes = await sharp(Buffer.from(svg), { density: (72 * wide) / 420, limitInputPixels: 40_000_000 })
      .resize({ width: wide })
      .webp({ quality: 82 })
      .toBuffer();
    pictures.push(bytes.toString('base64'));
  }
  return pictures;
}
