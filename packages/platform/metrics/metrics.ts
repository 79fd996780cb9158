import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { Events } from '../events/events.ts';
import type { JobObserver } from '../jobs/workers.ts';

export interface Metrics {
  /** `route` is the pattern (`/equipe/:slug`), never the address: one series per address would fill the memory, and say who looked at what. */
  observeRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** A page that left from memory, among the requests. */
  countReadyPage(): void;
  observeJob: JobObserver;
  /** Whether what the processes share is there. */
  watchEvents(events: Pick<Events, 'isShared'>): void;
  watchDatabase(database: Pick<Database, 'connections'>): void;
  readonly contentType: string;
  text(): Promise<string>;
}

/** Null unless METRICS is on: nothing is then loaded nor measured. */
export async function openMetrics(config: Pick<Config, 'metrics'>): Promise<Metrics | null> {
  if (!config.metrics.on) return null;
  const { createMetrics } = await import('./prometheus.ts');
  return createMetrics();
}
