import { createServer } from 'node:http';
import { createLogger } from '@solelune/platform';
import { defineScreen, type Screen } from '@solelune/screen';
import type { AddressForm } from '@solelune/screen/address-form';
import { testConfig } from '@solelune/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acceptBodies } from '../http/bodies.ts';
import { PageServer } from './page-server.ts';
import { prepare } from './prepared-page.ts';
import { RenderedPages } from './rendered-pages.ts';
import type { PageToPrint, SiteBundle } from './site-bundle.ts';

const page = async () => ({ default: () => null });
const screen = (more: Partial<Screen>) =>
  defineScreen({ name: 'x', path: '/x', title: 'x', universe: 'general', page, ...(more as object) });
const SCREENS: Record<string, Screen> = {
  '/still': screen({}),
  '/moving': screen({ freshForSeconds: 300 }),
  '/member': screen({ private: true, tags: () => ['member'], freshForSeconds: 60 }),
  '/recovery': screen({ freshForSeconds: 0 }),
  '/signs': screen({ query: { signe: ['lion'] } }),
};
const RESULT = screen({ result: true });
/** `/away` is a page whose data cannot be read at the moment. */
const STATUSES: Record<string, number> = { '/nowhere': 404, '/away': 503 };

/** Asks for a town, and leads to it. */
const townForm: AddressForm = {
  fields: ['town'],
  lookups: {
    town: {
      ...{ call: { name: 'towns' } as never, input: (query) => ({ query }) },
      matchesOf: ({ towns }) => towns as never,
      sentences: { unchosen: 'Choisissez', none: 'Aucune' },
    },
  },
  lead: ({ town = '', town_id: id = '' }) => (town ? { to: id } : { problems: { town: 'Requis' } }),
};

const TOWNS: Record<string, object[]> = { Lyon: [{ id: '1', label: 'Lyon, Rhône' }] };

let app: FastifyInstance;
let kept: RenderedPages;
let asked: string[];
let rendered: string[];
/** In which encoding each was asked of the thread that draws. */
let compressedFor: (string | undefined)[];
/** How many went away before they were answered. */
let gone: number;
/** Renderings wait for it where a test wants them to. */
let gate: Promise<void>;

beforeEach(async () => {
  asked = [];
  rendered = [];
  compressedFor = [];
  gone = 0;
  gate = Promise.resolve();
  kept = new RenderedPages();
  const bundle = {
    findPage: async (pathname: string) => ({
      ...{ status: STATUSES[pathname] ?? 200, page: { screen: pathname, params: {} } },
    }),
    findForm: async (pathname: string) => (pathname === '/still' ? townForm : null),
    queryOf: (pathname: string) => (pathname === '/signs' ? { signe: ['lion'] } : undefined),
    screenOf: ({ screen: name }: { screen: string }) => SCREENS[name] ?? RESULT,
  } as unknown as SiteBundle;
  const print = async ({ pathname, search, page: { sent }, encoding }: PageToPrint) => {
    rendered.push(pathname + search);
    compressedFor.push(encoding);
    await gate;
    if (pathname === '/broken') throw new Error('no');
    return { plain: Buffer.from(`page ${pathname}${sent ? JSON.stringify(sent) : ''}`) };
  };
  const headers = { 'x-content-type-options': 'nosniff' };
  const server = new PageServer({
    source: { bundle: async () => bundle, print, close: async () => {} },
    facts: () => ({}) as never,
    runCall: async (_, input) => ({ status: 200, body: { towns: TOWNS[(input as { query: string }).query] ?? [] } }),
    ...{ headers, log: createLogger(testConfig()), version: () => 'v', kept },
    busyPage: await prepare({ status: 503, plain: Buffer.from('busy'), headers: { ...headers, 'retry-after': '5' } }),
    awayPage: await prepare({ status: 503, plain: Buffer.from('away'), headers: { ...headers, 'retry-after': '5' } }),
  });
  app = Fastify({
    serverFactory: (handler) =>
      createServer((request, response) => {
        response.once('close', () => (gone += response.writableFinished ? 0 : 1));
        if (!server.trySend(request, response)) handler(request, response);
      }),
  });
  app.addHook('onRequest', async ({ url }) => void asked.push(url));
  await acceptBodies(app);
  server.register(app, ({ headers: { visitor } }) => String(visitor));
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app?.close());

const get = (path: string, headers: Record<string, string> = {}, signal?: AbortSignal) => {
  const { port } = app.server.address() as { port: number };
  return fetch(`http://127.0.0.1:${port}${path}`, { headers, ...(signal ? { signal } : {}) });
};

describe('what is said of keeping a page', () => {
  it.each([
    ['/still', 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'],
    ['/moving', 'public, max-age=0, s-maxage=300'],
    ['/member', 'private, no-store'],
    ['/recovery', 'private, no-store'],
    ['/result', 'private, no-store'],
    ['/nowhere', 'private, no-store'],
  ])('%s: %s', async (path, expected) => {
    for (const _ of ['rendered', 'again']) expect((await get(path)).headers.get('cache-control')).toBe(expected);
  });

  it('a page whose data cannot be read is the one that says so, with when to come back, and nothing is drawn', async () => {
    const answer = await get('/away');
    expect([answer.status, answer.headers.get('retry-after'), await answer.text()]).toEqual([503, '5', 'away']);
    expect(rendered).toEqual([]);
  });

  it('a page that moves says how old it is; what is let go of is rendered anew', async () => {
    expect((await get('/still')).headers.get('age')).toBeNull();
    expect((await get('/moving')).headers.get('age')).toBe('0');
    for (const _ of ['kept', 'still kept']) await get('/member');
    kept.letGo('member');
    await get('/member');
    for (const _ of ['never', 'never again']) await get('/recovery');
    expect(rendered).toEqual(['/still', '/moving', '/member', '/member', '/recovery', '/recovery']);
  });
});

it('a page for one visitor is compressed where it is drawn, as they take it; a page for everyone later', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) await get('/result', { 'accept-encoding': encoding });
  await get('/still', { 'accept-encoding': 'br' });
  expect(compressedFor).toEqual(['br', 'gzip', 'plain', undefined]);
});

it('a page that is drawn by a query is kept for each of its values; any other query leads to the same page', async () => {
  const bodies = [];
  for (const path of [
    '/signs?signe=lion',
    '/signs',
    '/signs?signe=lion&from=mail',
    '/signs?signe=x',
    '/still?signe=lion',
  ])
    bodies.push((await get(path)).status);
  expect(bodies).toEqual([200, 200, 200, 200, 200]);
  expect(rendered).toEqual(['/signs?signe=lion', '/signs', '/still']);
});

describe('a form that is sent to its page', () => {
  const send = (path: string, fields: Record<string, string>) => {
    const { port } = app.server.address() as { port: number };
    const body = new URLSearchParams(fields);
    return fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', redirect: 'manual', body });
  };
  const chosen = { town: 'Lyon', town_label: 'Lyon' };

  it('leads to where the page would have led, and nobody keeps the way', async () => {
    const answer = await send('/still', { ...chosen, town_id: '/towns/1' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/towns/1']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(rendered).toEqual([]);
  });

  it.each(['//elsewhere.example', 'https://elsewhere.example/', '/\\elsewhere.example', 'nowhere'])(
    'does not lead to %s',
    async (to) => {
      const answer = await send('/still', { ...chosen, town_id: to });
      expect([answer.status, answer.headers.get('location')]).toEqual([500, null]);
    },
  );

  it('comes back as it was, with what is wrong and what can be chosen; the page that everyone gets stays as it is', async () => {
    const whole = await (await get('/still')).text();
    for (const [town, problems, matches] of [
      ['', { town: 'Requis' }, {}],
      ['Lyon', { town: 'Choisissez' }, { town: TOWNS['Lyon'] }],
      ['Nulle part', { town: 'Aucune' }, {}],
    ] as const) {
      const answer = await send('/still', { town });
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([422, 'private, no-store']);
      const page = await answer.text();
      expect(JSON.parse(page.slice('page /still'.length))).toMatchObject({ answers: { town }, problems, matches });
    }
    expect(await (await get('/still')).text()).toBe(whole);
  });

  it('is not asked for by another page, nor by none', async () => {
    for (const [path, status] of [
      ['/moving', 405],
      ['/nowhere', 404],
    ] as const)
      expect((await send(path, {})).status).toBe(status);
  });
});

describe('encodings', () => {
  it.each([
    { path: '/still', forBrowsers: 'br' },
    { path: '/result', forBrowsers: 'zstd' },
  ])('$path is sent as it is asked for, and never as it is refused', async ({ path, forBrowsers }) => {
    const encodingFor = async (accepted: string) => {
      const answer = await get(path, { 'accept-encoding': accepted });
      expect(await answer.text()).toBe(`page ${path}`);
      return answer.headers.get('content-encoding');
    };
    expect(await encodingFor('gzip, deflate, br, zstd')).toBe(forBrowsers);
    expect(await encodingFor('gzip, br')).toBe('br');
    expect(await encodingFor('br;q=0, gzip')).toBe('gzip');
    expect(await encodingFor('br;q=0, gzip;q=0')).toBeNull();
  });
});

it('the head of a page that is kept says as much as its body, in each encoding', async () => {
  await get('/still');
  const { port } = app.server.address() as { port: number };
  const lengths = async (encoding: string, method: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}/still`, {
      ...{ method, headers: { 'accept-encoding': encoding } },
    });
    return [answer.headers.get('content-length'), (await answer.text()).length];
  };
  expect(await lengths('identity', 'GET')).toEqual(['11', 11]);
  for (const encoding of ['br', 'gzip', 'identity']) {
    const [whole] = await lengths(encoding, 'GET');
    expect(await lengths(encoding, 'HEAD')).toEqual([whole, 0]);
  }
});

describe('when too much is asked at once', () => {
  it('a visitor has so many waiting, is told so beyond it, and keeps nobody else from their turn', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await get('/still');
    gate = promise;
    const burst = Array.from({ length: 60 }, (_, index) => get(`/result-${index}`, { visitor: 'one' }));
    const refused = await Promise.race(burst);
    expect(refused.status).toBe(503);
    expect(await refused.text()).toBe('busy');
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '5',
      'x-content-type-options': 'nosniff',
    });
    // What is ready is always sent.
    expect((await get('/still', { visitor: 'one' })).status).toBe(200);
    const other = get('/result-other', { visitor: 'another' });
    await expect.poll(() => asked.length).toBe(62);
    resolve();
    const statuses = (await Promise.all(burst)).map(({ status }) => status);
    expect((await other).status).toBe(200);
    expect(statuses.filter((status) => status === 200)).toHaveLength(28);
    // Four were under way: the other one’s came among the next, not after the twenty-four that waited.
    expect(rendered.indexOf('/result-other')).toBeLessThan(12);
  });

  it('who leaves is not rendered for', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const first = Array.from({ length: 4 }, (_, index) => get(`/first-${index}`, { visitor: 'one' }));
    await expect.poll(() => rendered).toHaveLength(4);
    const leaving = new AbortController();
    const left = Array.from({ length: 10 }, (_, index) => get(`/left-${index}`, { visitor: 'one' }, leaving.signal));
    const last = get('/last', { visitor: 'two' });
    await expect.poll(() => asked.length).toBe(15);
    leaving.abort();
    await Promise.allSettled(left);
    await expect.poll(() => gone).toBe(10);
    resolve();
    await Promise.all([...first, last]);
    expect(rendered.filter((path) => path.startsWith('/left'))).toEqual([]);
  });
});

it('a page that stumbles is a page all the same', async () => {
  const answer = await get('/broken');
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('page /erreur');
});
