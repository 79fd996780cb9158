import { testConfig } from '@solelune/testing';
import { describe, expect, it } from 'vitest';
import { watchKept } from './kept.ts';
import { openMetrics } from './metrics.ts';

describe('metrics', () => {
  it('are not there unless asked for', async () => {
    expect(await openMetrics(testConfig())).toBeNull();
  });

  it('count requests by route, jobs by outcome, and connections', async () => {
    const metrics = await openMetrics(testConfig({ METRICS: 'on' }));
    metrics?.observeRequest({ method: 'GET', route: '/equipe/:slug', status: 200, seconds: 0.02 });
    metrics?.observeJob({ name: 'mail-deliver', outcome: 'failed', seconds: 2 });
    metrics?.watchDatabase({ connections: () => ({ total: 5, idle: 2, waiting: 1 }) });
    const text = await metrics?.text();
    expect(text).toContain(
      'http_request_duration_seconds_bucket{le="0.025",method="GET",route="/equipe/:slug",status="200"} 1',
    );
    expect(text).toContain('job_duration_seconds_count{name="mail-deliver",outcome="failed"} 1');
    expect(text).toContain('database_connections{state="busy"} 3');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('show what is kept in memory, as it is now, beside its bound', async () => {
    const kept = ['a', 'b'];
    watchKept('letters', () => kept.length, 26);
    const metrics = await openMetrics(testConfig({ METRICS: 'on' }));
    expect(await metrics?.text()).toContain('kept_items{what="letters"} 2');
    kept.push('c');
    const text = await metrics?.text();
    expect(text).toContain('kept_items{what="letters"} 3');
    expect(text).toContain('kept_items_most{what="letters"} 26');
  });

  it('of two applications in one process do not meet', async () => {
    const [one, other] = await Promise.all([
      openMetrics(testConfig({ METRICS: 'on' })),
      openMetrics(testConfig({ METRICS: 'on' })),
    ]);
    one?.observeRequest({ method: 'GET', route: '/only-here', status: 200, seconds: 1 });
    expect(await other?.text()).not.toContain('/only-here');
  });
});
