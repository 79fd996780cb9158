import type { Server } from 'node:http';

/** A proxy keeps who cannot be taken in at once; here the server's own queue does, as long as the kernel allows. */
const BACKLOG = 4096;

/** On a port of its own, or at the path that its parent names. */
export const listenAt = (): { path: string; backlog: number } | { port: number; host: string } => {
  const path = process.env['LISTEN_AT'];
  return path ? { path, backlog: BACKLOG } : { port: 0, host: '127.0.0.1' };
};

export async function listens(server: Server): Promise<string> {
  await new Promise<void>((done) => void server.listen(listenAt(), done));
  const address = server.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : String(address);
}

/** A server of the benchmark makes changes when its parent says so, and tells what it costs. */
export function answerParent(change: (number: number) => unknown): void {
  process.on('message', async ({ number }: { number?: number }) => {
    if (number === undefined) {
      globalThis.gc?.();
      const { rss, heapUsed } = process.memoryUsage();
      return process.send?.({ rss, heapUsed, cpu: process.cpuUsage() });
    }
    await change(number);
  });
}
