import type { ErrorCode } from '@solelune/contract/errors';
import { createMatcher, defineScreen } from '@solelune/screen';
import { eventually } from '@solelune/testing/eventually';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '../pages/page-data.ts';

const server = vi.hoisted(() => ({
  asked: [] as unknown[],
  answer: (() => Promise.resolve({})) as (options: { signal: AbortSignal }) => Promise<unknown>,
  code: (): Promise<unknown> => Promise.resolve({ default: () => null }),
}));
const told = vi.hoisted(() => ({
  token: null as string | null,
  ended: 0,
  kept: [] as string[],
  reported: [] as unknown[],
  passes: true,
}));

vi.mock('../screens.ts', () => {
  const page = () => server.code() as Promise<{ default: () => null }>;
  const call = { name: 't.angel', method: 'GET', path: 'angel.json' } as never;
  const shared = { title: 't', universe: 'general' } as const;
  const screens = [
    defineScreen({
      ...shared,
      name: 't.angel',
      path: '/ange/{name}',
      page,
      call,
      input: ({ name }) => ({ name }) as never,
    }),
    defineScreen({ ...shared, name: 't.still', path: '/sans-appel', page }),
    defineScreen({ ...shared, name: 't.home', path: '/', page, call }),
    ...['/connexion', '/inscription-ou-connexion'].map((path) =>
      defineScreen({ ...shared, name: `t${path}`, path, page }),
    ),
  ];
  return { screens, matchScreen: createMatcher(screens) };
});
vi.mock('../errors/screens.ts', async (original) => {
  const real = await original<typeof import('../errors/screens.ts')>();
  const notFoundScreen = { ...real.notFoundScreen, page: () => server.code() };
  const errorScreens = real.errorScreens.map((screen) => (screen === real.notFoundScreen ? notFoundScreen : screen));
  return { ...real, notFoundScreen, errorScreens };
});
vi.mock('../state/client.ts', () => ({
  tokens: { read: () => told.token },
  client: {
    call: (_: unknown, input: unknown, options: { signal: AbortSignal }) => {
      server.asked.push(input);
      return server.answer(options);
    },
  },
}));
vi.mock('../state/account.ts', () => ({ endSession: () => told.ended++ }));
vi.mock('../state/protected-target.ts', () => ({ keepTarget: (address: string) => told.kept.push(address) }));
vi.mock('./guards.ts', () => ({ passGuards: () => Promise.resolve(told.passes) }));
vi.mock('./report-load-failure.ts', () => ({
  reportLoadFailure: (error: unknown) => void told.reported.push(error),
}));

type LoadPlace = typeof import('./load-screen.ts')['loadPlace'];
let loadPlace: LoadPlace;
let refusal: (code: ErrorCode) => Error;

const at = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'https://site.invalid');
  return { pathname, search, hash };
};
const load = (address: string, place = 'a', signal = new AbortController().signal): Promise<PageData> =>
  loadPlace(at(address), place, signal);
const failure = (address: string) => load(address).catch((reason: unknown) => reason);

describe('loading the page of a place', () => {
  beforeEach(async () => {
    // What is remembered of places and of code is a module's: each test begins with nothing.
    vi.resetModules();
    Object.assign(server, {
      asked: [],
      answer: () => Promise.resolve({}),
      code: () => Promise.resolve({ default: () => null }),
    });
    Object.assign(told, { token: null, ended: 0, kept: [], reported: [], passes: true });
    vi.stubGlobal('location', { pathname: '/', replace: vi.fn() });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    ({ loadPlace } = await import('./load-screen.ts'));
    const { CallError } = await import('@solelune/contract/client');
    refusal = (code) => new CallError(code);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('asks for the data of its parameters, and parts them from what the site needs of the answer', async () => {
    const banners = [{ id: 1 }];
    server.answer = () =>
      Promise.resolve({ rank: 1, __META__: { title: 'Vehuiah' }, displays: { bottom: { banners } }, extra: true });
    expect(await load('/ange/vehuiah')).toEqual({
      screen: 't.angel',
      params: { name: 'vehuiah' },
      data: { rank: 1, extra: true },
      meta: { title: 'Vehuiah' },
      displays: banners,
    });
    expect(server.asked).toEqual([{ name: 'vehuiah' }]);
  });

  it('asks for nothing where there is nothing to ask', async () => {
    expect(await load('/sans-appel')).toMatchObject({ screen: 't.still', data: undefined });
    expect(server.asked).toEqual([]);
  });

  it('finds a place as it was left, and asks again for the same page elsewhere or another page there', async () => {
    await load('/ange/vehuiah', 'a');
    await load('/ange/vehuiah', 'a');
    expect(server.asked).toHaveLength(1);
    await load('/ange/vehuiah', 'b');
    await load('/ange/jeliel', 'a');
    expect(server.asked).toHaveLength(3);
  });

  it('keeps nothing of what failed', async () => {
    server.answer = () => Promise.reject(refusal('network'));
    await failure('/ange/vehuiah');
    server.answer = () => Promise.resolve({ rank: 1 });
    expect(await load('/ange/vehuiah')).toMatchObject({ data: { rank: 1 } });
  });

  it.each(['/nulle-part', '/404'])('%s keeps its address and says that it is not there', async (address) => {
    expect(await load(address)).toMatchObject({ screen: 'errors.not-found' });
    expect(server.asked).toEqual([]);
  });

  it('a page that does not exist for this member is not there either', async () => {
    told.passes = false;
    expect(await load('/ange/vehuiah')).toMatchObject({ screen: 'errors.not-found' });
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['is not found', 'not_found', '/404'],
    ['finds no network', 'network', '/erreur-reseau/%2Fange%2Fvehuiah%3Fa%3D1'],
    ['breaks', 'internal', '/erreur'],
    ['finds a server that restarts', 'unavailable', '/erreur'],
  ] as const)('what %s has a page for it', async (_, code, to) => {
    server.answer = () => Promise.reject(refusal(code));
    expect(await failure('/ange/vehuiah?a=1')).toMatchObject({ to: to });
    expect(told).toMatchObject({ ended: 0, kept: [], reported: [] });
  });

  it('a session that was closed elsewhere ends here, and the page is kept for after the login', async () => {
    server.answer = () => Promise.reject(refusal('login_required'));
    expect(await failure('/ange/vehuiah?a=1')).toMatchObject({ to: '/connexion' });
    expect(told).toMatchObject({ ended: 1, kept: ['/ange/vehuiah?a=1'] });
  });

  it('a session that was replaced while its page was on the way ends nothing: the page is asked for by the new one', async () => {
    server.answer = () => {
      told.token = 'of another';
      return Promise.reject(refusal('login_required'));
    };
    expect(await failure('/ange/vehuiah?a=1')).toMatchObject({ to: '/ange/vehuiah?a=1' });
    expect(told).toMatchObject({ ended: 0, kept: [] });
  });

  it.each([
    ['a refusal without a page', () => refusal('forbidden')],
    ['a mistake of ours', () => new RangeError('boom')],
  ])('%s is told, and leads home', async (_, made) => {
    const error = made();
    server.answer = () => Promise.reject(error);
    expect(await failure('/ange/vehuiah')).toMatchObject({ to: '/' });
    expect(told.reported).toEqual([error]);
  });

  it('the home page cannot lead home: it would be asked for again, for ever', async () => {
    server.answer = () => Promise.reject(refusal('forbidden'));
    expect(await failure('/')).toMatchObject({ to: '/erreur' });
    expect(told.reported).toHaveLength(1);
  });

  it.each([
    ['code', new TypeError('Failed to fetch dynamically imported module')],
    ['style', new Error('Unable to preload CSS for /assets/ange.css')],
  ])(
    '%s that cannot be fetched is the network’s fault, for a page that is there and for one that is not',
    async (_, lost) => {
      server.code = () => Promise.reject(lost);
      expect(await failure('/ange/vehuiah')).toMatchObject({ to: '/erreur-reseau/%2Fange%2Fvehuiah' });
      expect(await failure('/nulle-part')).toMatchObject({ to: '/erreur-reseau/%2Fnulle-part' });
    },
  );

  it.each([
    ['/ange/vehuiah?a=1', 200],
    ['/nulle-part', 404],
  ])('code that a newer version has replaced comes with a fresh load of %s', async (address, status) => {
    const asked = vi.fn(async () => ({ status }));
    vi.stubGlobal('fetch', asked);
    server.code = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    void load(address);
    await vi.waitFor(() => expect(location.replace).toHaveBeenCalledExactlyOnceWith(address));
    expect(asked).toHaveBeenCalledExactlyOnceWith(address, { method: 'HEAD' });
    asked.mockResolvedValue({ status: 503 });
    expect(await failure('/ange/vehuiah')).toMatchObject({ to: '/erreur-reseau/%2Fange%2Fvehuiah' });
  });

  it('what is no longer wanted leads nowhere, and nobody hears of it', async () => {
    const leaving = new AbortController();
    server.answer = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));
    const loading = load('/ange/vehuiah', 'a', leaving.signal).catch((reason: unknown) => reason);
    await eventually(() => expect(server.asked).toHaveLength(1));
    leaving.abort();
    expect(await loading).toMatchObject({ name: 'AbortError' });
    expect(told).toMatchObject({ ended: 0, kept: [], reported: [] });
  });
});
