/** A book read back from its PDF: the words of each page, and the fonts that are in it. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { structureProblems } from './structure-problems.ts';

interface ReadPage {
  readonly words: string;
  /** Points from the left and from the foot, of everything that is written. */
  readonly box: { readonly left: number; readonly right: number; readonly low: number; readonly high: number };
}

export interface ReadBook {
  readonly pages: readonly ReadPage[];
  readonly title: string;
  readonly language: string;
  readonly bookmarks: number;
  /** What is wrong with its structure. */
  readonly structure: readonly string[];
}

export async function readBook(pdf: Buffer): Promise<ReadBook> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const written = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
    const [xs, ys] = [
      written.map(({ transform }) => transform[4] as number),
      written.map(({ transform }) => transform[5] as number),
    ];
    pages.push({
      words: items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
      box: {
        left: Math.min(...xs),
        right: Math.max(...written.map(({ transform, width }) => (transform[4] as number) + width)),
        low: Math.min(...ys),
        high: Math.max(...ys),
      },
    });
  }
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const bookmarks = countOf((await document.getOutline()) ?? []);
  const structure = await structureProblems(document);
  await document.cleanup();
  return { pages, title: info.Title ?? '', language: info.Language ?? '', bookmarks, structure };
}

interface Bookmark {
  items: Bookmark[];
}
const countOf = (marks: readonly Bookmark[]): number => marks.reduce((sum, { items }) => sum + 1 + countOf(items), 0);
