import { readConfig } from '@solelune/platform';
import { startTestApp, type TestApp } from '@solelune/testing/app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asksForSite } from './hosts.ts';

const PRODUCTION = { SITE_URL: 'https://solelune.example' };
const asked = (environment: Record<string, string>, host: string | undefined, url = '/') =>
  asksForSite(readConfig(environment))({ url, headers: host === undefined ? {} : { host } });

describe('a request names the site', () => {
  it.each(['solelune.example', 'Solelune.Example', 'solelune.example:443'])('by %s', (host) => {
    expect(asked(PRODUCTION, host)).toBe(true);
  });

  it.each(['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'essai.localhost'])(
    'by %s on the machine where it is developed, and nowhere else',
    (host) => {
      expect(asked({}, host)).toBe(true);
      expect(asked({ NODE_ENV: 'production' }, host)).toBe(true);
      expect(asked(PRODUCTION, host)).toBe(false);
    },
  );

  it.each([
    ...[
      'ailleurs.example',
      'solelune.example.ailleurs.example',
      'www.solelune.example',
      '10.0.0.7',
      '127.0.0.1.ailleurs.example',
    ],
    ...[
      '',
      'solelune.example@ailleurs.example',
      'ailleurs.example/solelune.example',
      'solelune.example:x',
      '[::1',
      ' ',
    ],
  ])('but not by "%s"', (host) => {
    expect(asked(PRODUCTION, host)).toBe(false);
    expect(asked({}, host)).toBe(false);
  });
});

describe('a probe', () => {
  it('knows the machine by its address, or by nothing', () => {
    for (const url of ['/healthz', '/readyz?full', '/metrics'])
      for (const host of ['10.0.0.7:3000', '[fd00::7]:3000', 'localhost', undefined])
        expect(asked(PRODUCTION, host, url), `${url} ${host}`).toBe(true);
  });

  it('is refused under a name, and learns nothing else by an address', () => {
    expect(asked(PRODUCTION, 'ailleurs.example', '/healthz')).toBe(false);
    for (const url of ['/', '/healthz/', '/api/user/fetch', '/dev/mail'])
      expect(asked(PRODUCTION, '10.0.0.7:3000', url)).toBe(false);
  });
});

describe('a site at an https address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({ environment: { ...PRODUCTION, NODE_ENV: '' } });
  });
  afterAll(() => app?.close());
  const get = (url: string, host: string) => app.app.inject({ url, headers: { host } });

  it('has no door for developers, though nobody said that it is production', async () => {
    expect((await get('/dev/mail', 'solelune.example')).statusCode).toBe(404);
    expect(app.services.config.development).toBe(false);
  });

  it('says to who asks for another one that it is not the one', async () => {
    const refused = await get('/api/user/fetch', 'ailleurs.example');
    expect(refused.statusCode).toBe(421);
    expect(refused.json()).toEqual({
      ...{ code: 'misdirected', error: 'Ce serveur ne répond pas à cette adresse. Utilisez celle du site.' },
    });
    expect(refused.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
    expect((await get('/healthz', '10.0.0.7:3000')).statusCode).toBe(200);
  });
});
