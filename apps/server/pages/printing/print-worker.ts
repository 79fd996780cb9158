import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadReply } from '@solelune/platform';
import { giveBackWhenQuiet } from '@solelune/platform/memory';
import { BuiltSite } from '../built-site.ts';
import { compressedForOne } from '../prepared-page.ts';
import type { PageToPrint, PrintedPage } from '../site-bundle.ts';
import { printPage } from './print-page.ts';

if (parentPort === null) throw new Error('This file runs in a worker thread.');
const parent = parentPort;

const site = new BuiltSite(workerData as string);
const bundle = await site.bundle();
// Every page's code is fetched once at the start, so that no visitor waits for it.
await bundle.warmUp();
giveBackWhenQuiet();

/** Compressed here at once: handing the page on to another thread would cost as much as compressing it. */
async function printed(page: PageToPrint): Promise<{ page: PrintedPage; memory: ArrayBuffer[] }> {
  const { encoding } = page;
  const plain = await printPage(bundle, (screen) => site.assetsOf(screen), page);
  if (!encoding) return { page: { plain }, memory: [plain.buffer] };
  // What zlib made stays in a larger piece of memory of its own, which cannot go over and would be copied whole.
  const bytes: Uint8Array<ArrayBuffer> =
    encoding === 'plain' ? plain : new Uint8Array(compressedForOne(plain, encoding));
  return { page: { plain, ready: { encoding, bytes } }, memory: [...new Set([plain.buffer, bytes.buffer])] };
}

async function print(page: PageToPrint | null): Promise<void> {
  const { page: done, memory } = page ? await printed(page) : { page: null, memory: [] };
  parent.postMessage({ done } satisfies ThreadReply<PrintedPage | null>, memory);
}

parent.on('message', (page: PageToPrint | null) => {
  print(page).catch((problem: unknown) => parent.postMessage({ problem } satisfies ThreadReply<PrintedPage>));
});
