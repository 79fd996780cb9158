import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { keptNow } from './kept.ts';
import type { Metrics } from './metrics.ts';

const REQUEST_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const JOB_BUCKETS_SECONDS = [0.01, 0.05, 0.25, 1, 5, 30, 120];

/** A registry of its own, so that two applications in one process (as in tests) do not meet. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer a request, by route pattern.',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_BUCKETS_SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'job_duration_seconds',
    help: 'Time a job ran, by name and outcome.',
    labelNames: ['name', 'outcome'] as const,
    buckets: JOB_BUCKETS_SECONDS,
    registers,
  });
  const ready = new Counter({
    name: 'pages_from_memory_total',
    help: 'Pages that left from memory without being drawn; they are counted among the requests too.',
    registers,
  });
  for (const [name, help, of] of [
    ['kept_items', 'What this process keeps in memory, each by its own unit.', 'size'],
    ['kept_items_most', 'How much of it is kept at most.', 'most'],
  ] as const)
    new Gauge({
      ...{ name, help, labelNames: ['what'] as const, registers },
      collect() {
        for (const kept of keptNow()) this.set({ what: kept.what }, kept[of]);
      },
    });
  return {
    countReadyPage: () => ready.inc(),
    watchEvents: (events) => {
      new Gauge({
        name: 'events_shared',
        help: 'Whether events and limits are shared with the other processes: 0 while Redis is away.',
        registers,
        collect() {
          this.set(events.isShared() ? 1 : 0);
        },
      });
    },
    observeRequest: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    observeJob: ({ name, outcome, seconds }) => jobs.observe({ name, outcome }, seconds),
    watchDatabase: (database) => {
      new Gauge({
        name: 'database_connections',
        help: 'Connections of this process to the database, and queries that wait for one.',
        labelNames: ['state'] as const,
        registers,
        collect() {
          const { total, idle, waiting } = database.connections();
          this.set({ state: 'busy' }, total - idle);
          this.set({ state: 'idle' }, idle);
          this.set({ state: 'waiting' }, waiting);
        },
      });
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
