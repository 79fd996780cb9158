import { availableParallelism } from 'node:os';
import { ThreadPool } from '@solelune/platform';
import { BuiltSite } from './built-site.ts';
import type { PageToPrint, PrintedPage, SiteSource } from './site-bundle.ts';

/** One core stays free for the thread that answers everybody; each has the code of all pages in its memory. */
const defaultThreads = () => Math.min(2, Math.max(1, availableParallelism() - 1));

/** The site as `npm run build` left it. Its pages are drawn by threads of their own (docs/decisions/0070-pages-drawn-by-threads.md). */
export async function openBuiltSite(folder: string): Promise<SiteSource> {
  const bundle = await new BuiltSite(folder).bundle();
  const threads = new ThreadPool<PageToPrint | null, PrintedPage | null>({
    file: new URL('./printing/print-worker.ts', import.meta.url),
    ...{ start: folder, threads: defaultThreads(), waitingPerThread: Number.POSITIVE_INFINITY },
  });
  // A thread that has printed nothing has all it needs to print.
  await threads.runInEach(null);
  return {
    bundle: async () => bundle,
    print: async (page) => (await threads.run(page)) as PrintedPage,
    close: () => threads.close(),
  };
}
