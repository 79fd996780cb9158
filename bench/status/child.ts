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
