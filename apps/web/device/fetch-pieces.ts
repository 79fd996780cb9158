import { setComputesHere } from '@solelune/screen/device';
import { DEVICE_CACHE, PIECES_ADDRESS, type Pieces } from './pieces.ts';

/** What the switch will bring: asked before it is turned. */
export async function askPieces(): Promise<Pieces> {
  const answer = await fetch(PIECES_ADDRESS, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`the list of pieces was answered with ${answer.status}`);
  return (await answer.json()) as Pieces;
}

const filesOf = ({ worker, data, code, shell }: Pieces): string[] => [worker, ...Object.values(data), ...code, shell];

/** Brings what is not here yet, one file after the other, and tells how many bytes are; only when all are here does the device compute. */
export async function fetchPieces(
  pieces: Pieces,
  tell: (bytes: number) => void,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const cache = await caches.open(DEVICE_CACHE);
  const wanted = filesOf(pieces);
  let done = 0;
  for (const file of wanted) {
    if (!isWanted()) return;
    // The document of the pages is that of today's version: it is always fetched anew.
    if (file === pieces.shell || !(await cache.match(file))) {
      const answer = await fetch(file, file === pieces.shell ? { cache: 'no-cache' } : {});
      if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}`);
      await cache.put(file, answer);
    }
    done += pieces.sizes[file] ?? 0;
    tell(done);
  }
  await cache.put(PIECES_ADDRESS, new Response(JSON.stringify(pieces)));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== PIECES_ADDRESS && !wanted.includes(pathname)) await cache.delete(url);
  }
  setComputesHere(true);
}

/** Births go to the server again, and the files leave the device. */
export async function forgetPieces(): Promise<void> {
  setComputesHere(false);
  await caches.delete(DEVICE_CACHE);
}
