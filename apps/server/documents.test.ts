import { ERROR_CODES, sentenceOf, statusOf } from '@solelune/contract/errors';
import { handlersOf } from '@solelune/contract/server';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from './features.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    environment: { METRICS: 'on', METRICS_TOKEN: 'a-token-of-the-metrics', SITE_URL: 'https://solelune.example' },
  });
});
afterAll(() => app.close());

describe('what the server says of itself', () => {
  it('the OpenAPI document names every call, once', async () => {
    const document = (await app.app.inject('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const names = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    for (const { call } of handlersOf(features)) expect(names).toContain(call.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('can be browsed', async () => {
    const page = await app.app.inject('/api/docs/');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
  });

  it('is alive and ready', async () => {
    expect((await app.app.inject('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await app.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('metrics are for who bears the token, and name patterns, not addresses', async () => {
    expect((await app.app.inject('/metrics')).statusCode).toBe(401);
    await app.app.inject('/api/nothing/of/this/name');
    const metrics = await app.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer a-token-of-the-metrics' },
    });
    expect(metrics.body).toContain('route="/api/*"');
    expect(metrics.body).not.toContain('of/this/name');
  });

  it('sends the same safety headers with every answer', async () => {
    const { headers } = await app.app.inject('/healthz');
    expect(headers['content-security-policy']).toMatch(/frame-ancestors 'self'/);
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': expect.stringContaining('max-age'),
      'referrer-policy': 'strict-origin',
    });
  });

  it('every error code has its status and its French sentence', () => {
    for (const code of ERROR_CODES) {
      expect(statusOf(code)).toBeGreaterThanOrEqual(400);
      expect(sentenceOf(code)).toMatch(/^[A-ZÀ-Ý]/u);
    }
  });
});

describe('display/increment_stat', () => {
  it('refuses a card without number, reads bbc as bcc, and gives conversions back', async () => {
    expect((await app.post('display/increment_stat', 'slot=bottom')).json()).toMatchObject({
      fields: { bcc: 'Ce champ est requis' },
    });
    expect((await app.post('display/increment_stat', 'bbc=2&slot=bottom')).json()).toEqual({ conversions: [] });
    expect((await app.post('display/increment_stat', 'bcc=2&slot=bottom&cv=book')).json()).toMatchObject({
      conversions: [{ cv: 'book', bcc: 2, slot: 'bottom' }],
    });
  });

  it('adds up', async () => {
    await Promise.all(Array.from({ length: 5 }, () => app.post('display/increment_stat', 'bcc=3&slot=sum')));
    const row = await app.database.query
      .selectFrom('promotions_display_stat')
      .select('clicks')
      .where('display_id', '=', 3)
      .executeTakeFirst();
    expect(row?.clicks).toBe(5);
  });
});
