import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepErrors } from './keep-errors.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const kept = () => app.db.selectFrom('monitoring_error_hour').select(['side', 'count']).orderBy('side').execute();

it('what broke, here and in browsers, is added to its hour, by as many processes as there are', async () => {
  const report = {
    err: { message: 'x is not a function', url: 'https://solelune.example/', path: '/', user_agent: 'Firefox' },
  };
  for (let n = 0; n < 2; n++) {
    const answer = await app.app.inject({ method: 'POST', url: '/api/log/js_errors.json', payload: report });
    expect(answer.statusCode).toBe(200);
  }
  app.services.errors.count('server');
  await (await keepErrors(app))();
  app.services.errors.count('server', 3);
  await (await keepErrors(app))();
  expect(await kept()).toEqual([
    { side: 'browser', count: 2 },
    { side: 'server', count: 4 },
  ]);
});

it('what cannot be kept now is kept later', async () => {
  app.services.errors.count('server', 2);
  const away = { ...app, transaction: () => Promise.reject(new Error('the database is away')) };
  await (await keepErrors(away as never))();
  await (await keepErrors(app))();
  expect((await kept())[1]).toEqual({ side: 'server', count: 6 });
});
