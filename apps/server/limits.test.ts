import { jsErrors } from '@solelune/monitoring/contract';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ environment: { RATE_LIMITS: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

describe('rate limits', () => {
  it('a made-up name before one’s own makes nobody another visitor', async () => {
    const report = (forged: number) =>
      app.app.inject({
        ...{ method: 'POST', url: '/api/log/js_errors.json', payload: { err: { message: 'x' } } },
        remoteAddress: '127.0.0.1',
        headers: { 'x-forwarded-for': `203.0.113.${forged}, 198.51.100.7` },
      });
    const statuses = [];
    for (let count = 0; count <= (jsErrors.limit?.max ?? 0); count++) statuses.push((await report(count)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  });

  it('one visitor may report so many errors and no more, another one still may', async () => {
    const report = (ip: string) =>
      app.app.inject({
        method: 'POST',
        url: '/api/log/js_errors.json',
        payload: { err: { message: 'x' } },
        remoteAddress: ip,
      });
    const max = jsErrors.limit?.max ?? 0;
    for (let count = 0; count < max; count++) expect((await report('10.0.0.1')).statusCode).toBe(200);
    const refused = await report('10.0.0.1');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests', error: expect.stringContaining('Patientez') });
    expect((await report('10.0.0.2')).statusCode).toBe(200);
  });
});
