import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadReply } from '@solelune/platform';
import { BuiltSite } from '../built-site.ts';
import type { PageToPrint } from '../site-bundle.ts';
import { printPage } from './print-page.ts';

if (parentPort === null) throw new Error('This file runs in a worker thread.');
const parent = parentPort;

const site = new BuiltSite(workerData as string);
const bundle = await site.bundle();
// Every page's code is fetched once at the start, so that no visitor waits for it.
await bundle.warmUp();

async function print(page: PageToPrint | null): Promise<ThreadReply<Uint8Array | null>> {
  try {
    return { done: page && (await printPage(bundle, (screen) => site.assetsOf(screen), page)) };
  } catch (error) {
    return { problem: error };
  }
}

parent.on('message', async (page: PageToPrint | null) => {
  const reply = await print(page);
  const bytes = 'done' in reply && reply.done ? [reply.done.buffer as ArrayBuffer] : [];
  parent.postMessage(reply, bytes);
});
