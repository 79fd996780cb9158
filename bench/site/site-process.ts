// A process of the site as production starts it, with two differences: its cards are the sandbox's, which production refuses, and its clock can be
// set wrong, its pages forgotten and its heap searched by a line on its input (`clock 600000`, `forget`, `search`); `alive` is answered by what V8's own last search left.
import { constants, PerformanceObserver } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setClockAhead, useSteppingClock } from './stepping-clock.ts';

useSteppingClock();
const { giveBackWhenQuiet, keepTurnsQuick, searchHeap } = await import('@solelune/platform/memory');
keepTurnsQuick();
const { createLogger, createStopping, readConfig } = await import('@solelune/platform');
const { compose } = await import('@solelune/server/compose');
const { features } = await import('@solelune/server/features');
const { RenderedPages } = await import('../../apps/server/pages/rendered-pages.ts');

/** Pages are kept for a version of the texts and the day: another one empties the memory. */
let forgotten = 0;
const { useVersion } = RenderedPages.prototype;
RenderedPages.prototype.useVersion = function ofThisTime(version) {
  useVersion.call(this, `${version}#${forgotten}`);
};

// Everything but the configuration reads NODE_ENV=production: what is measured is what is served.
const config = readConfig({ ...process.env, NODE_ENV: 'test' });
const log = createLogger(config);
const stopping = createStopping(log);
const server = await compose(config, { log });
stopping.onStop('server', server.close);
const address = await server.app.listen({ port: config.port, host: config.host, backlog: 4096 });
log.child({}, { level: 'info' }).info({ at: address, pid: process.pid }, 'listening');
giveBackWhenQuiet();
for (const { beside } of features) {
  const end = await beside?.(server, address);
  if (end) stopping.onStop('beside', end);
}

let aliveBytes = 0;
new PerformanceObserver((list) => {
  const searches = list.getEntries() as (PerformanceEntry & { detail: { kind: number } })[];
  if (searches.some(({ detail }) => detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR))
    aliveBytes = process.memoryUsage().heapUsed;
}).observe({ entryTypes: ['gc'] });

createInterface({ input: process.stdin }).on('line', (line) => {
  const [order, value] = line.split(' ');
  if (order === 'clock') setClockAhead(Number(value));
  if (order === 'forget') forgotten += 1;
  if (order === 'search') searchHeap();
  if (order === 'alive') console.log(`alive ${aliveBytes}`);
});
