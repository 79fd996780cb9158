import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadReply } from '@solelune/platform';
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

/** Compressed here at once: handing the page on to another thread would cost as much as compressing it. */
async function printed(page: PageToPrint): Promise<PrintedPage> {
  const { encoding } = page;
  const plain = await printPage(bundle, (screen) => site.assetsOf(screen), page);
  return { plain, ready: encoding && { encoding, bytes: compressedForOne(plain, encoding) } };
}

async function print(page: PageToPrint | null): Promise<ThreadReply<PrintedPage | null>> {
  try {
    return { done: page && (await printed(page)) };
  } catch (error) {
    return { problem: error };
  }
}

parent.on('message', async (page: PageToPrint | null) => {
  const reply = await print(page);
  parent.postMessage(reply, 'done' in reply && reply.done ? [reply.done.plain.buffer as ArrayBuffer] : []);
});
