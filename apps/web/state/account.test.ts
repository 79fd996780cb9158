// @vitest-environment happy-dom
import type { User } from '@solelune/account/contract';
import { eventually } from '@solelune/testing/eventually';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const userNamed = (firstname: string): User => ({
  infos: { firstname, picture: null, smtp_error: null, astro: null },
  contacts: [],
  autologin: false,
  events: { phone: null, tchat: null },
  permissions: [],
});
const [camille, odile] = [userNamed('Camille'), userNamed('Odile')];

interface Asked {
  path: string;
  body: URLSearchParams;
  answer: (body: object, status?: number) => void;
  cut: () => void;
}

/** The account as a tab has it, before a server that answers when the test says so. */
async function tab(token: string | null = 'a-token') {
  if (token) localStorage.setItem('long_jwtoken', token);
  const asked: Asked[] = [];
  vi.stubGlobal(
    'fetch',
    (url: string, { body: sent }: RequestInit) =>
      new Promise((resolve, reject) =>
        asked.push({
          path: url.replace('/api/', ''),
          body: new URLSearchParams(String(sent ?? '')),
          answer: (body, status = 200) => resolve(new Response(JSON.stringify(body), { status })),
          cut: () => reject(new TypeError('Failed to fetch')),
        }),
      ),
  );
  const router = { navigate: vi.fn(), reload: vi.fn(), subscribe: vi.fn() };
  const account = await import('./account.ts');
  account.startAccount(router);
  return {
    ...account,
    asked,
    router,
    name: () => account.accountState().user?.infos.firstname ?? null,
    /** As another tab's change of the memory is told to this one. */
    otherTab: (kept: string | null) => {
      if (kept) localStorage.setItem('long_jwtoken', kept);
      else localStorage.removeItem('long_jwtoken');
      window.dispatchEvent(new StorageEvent('storage', { key: 'long_jwtoken' }));
    },
  };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('who is logged in', () => {
  beforeEach(() => {
    vi.resetModules();
    // A listener of an earlier test's account would hear of this one's tabs.
    vi.spyOn(window, 'addEventListener');
    vi.useFakeTimers();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
  });
  afterEach(() => {
    for (const [type, listener, options] of vi.mocked(window.addEventListener).mock.calls)
      window.removeEventListener(type, listener as EventListener, options);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('nobody is asked for without a token', async () => {
    const { asked, userOnce, accountState } = await tab(null);
    expect(await userOnce()).toBeNull();
    expect(asked).toEqual([]);
    expect(accountState()).toMatchObject({ user: null, loading: false });
  });

  it('is read once for everybody who asks', async () => {
    const { asked, userOnce, name, accountState } = await tab();
    const [one, other] = [userOnce(), userOnce()];
    expect(accountState().loading).toBe(true);
    asked[0]?.answer({ user: camille });
    expect([await one, await other]).toEqual([camille, camille]);
    expect([name(), accountState().loading, asked.length]).toEqual(['Camille', false, 1]);
  });

  it('is asked for again after a cut: a moment without network is no logout', async () => {
    const { asked, userOnce, name } = await tab();
    asked[0]?.cut();
    await settled();
    expect([name(), localStorage.getItem('long_jwtoken')]).toEqual([null, 'a-token']);
    const again = userOnce();
    await settled();
    asked[1]?.answer({ user: camille });
    expect(await again).toEqual(camille);
  });

  it('an answer asked for before a logout says nothing of who is there after it', async () => {
    const { asked, endSession, name } = await tab();
    endSession();
    asked[0]?.answer({ user: camille });
    await settled();
    expect([name(), localStorage.getItem('long_jwtoken')]).toEqual([null, null]);
  });

  it('who logs out stays on the page and is told; who leaves a members’ page is led to one that says it', async () => {
    const { asked, logout } = await tab();
    const { toasts } = await import('../toasts/toasts.ts');
    const told = vi.spyOn(toasts, 'add');
    const leaving = logout(false);
    asked[1]?.answer({});
    await leaving;
    expect(told).toHaveBeenCalledExactlyOnceWith({
      variant: 'info',
      message: 'Votre session est fermée sur cet appareil.',
    });
    const leavingHome = logout(true);
    asked[2]?.answer({});
    await leavingHome;
    expect(told).toHaveBeenCalledOnce();
  });

  it('what a tab remembers of who is here outlives their login, and not their logout', async () => {
    const { mine } = await import('@solelune/screen/device');
    const { asked, welcome, logout, otherTab } = await tab(null);
    mine.write('birth', 'typed');
    sessionStorage.setItem('scroll', '12');
    welcome(camille);
    expect(mine.read('birth')).toBe('typed');
    const leaving = logout(false);
    await eventually(() => expect(asked).toHaveLength(1));
    asked[0]?.answer({});
    await leaving;
    expect([mine.read('birth'), sessionStorage.getItem('scroll')]).toEqual([null, '12']);
    welcome(camille);
    mine.write('birth', 'typed');
    otherTab(null);
    expect(mine.read('birth')).toBeNull();
  });

  it('an answer asked for before a login does not undo it', async () => {
    const { asked, welcome, refreshUser, name } = await tab();
    asked[0]?.answer({ user: camille });
    await settled();
    const refreshing = refreshUser();
    welcome(odile);
    asked[1]?.answer({ user: camille });
    await refreshing;
    expect(name()).toBe('Odile');
    const late = refreshUser();
    asked[2]?.answer({ user: null });
    await late;
    expect(name()).toBeNull();
  });

  it('a session closed elsewhere ends here: the page one is at asks for a login again', async () => {
    const { asked, refreshUser, router, name } = await tab();
    asked[0]?.answer({ user: camille });
    await settled();
    const refreshing = refreshUser();
    asked[1]?.answer({ user: null });
    await refreshing;
    expect(name()).toBeNull();
    expect(router.reload).toHaveBeenCalledOnce();
  });

  it('a refresh that is cut changes nothing', async () => {
    const { asked, refreshUser, router, name } = await tab();
    asked[0]?.answer({ user: camille });
    await settled();
    const refreshing = refreshUser();
    asked[1]?.cut();
    await refreshing;
    expect(name()).toBe('Camille');
    expect(router.reload).not.toHaveBeenCalled();
  });

  it('follows another tab that logs out, and one that logs in as somebody else', async () => {
    const { asked, otherTab, router, name } = await tab();
    asked[0]?.answer({ user: camille });
    await settled();
    otherTab(null);
    expect(name()).toBeNull();
    expect(router.reload).toHaveBeenCalledOnce();
    otherTab('her-token');
    await settled();
    asked[1]?.answer({ user: odile });
    await settled();
    expect(name()).toBe('Odile');
  });

  it('logs out even where the server cannot be told, and leaves a members’ page', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
    const { asked, logout, name } = await tab();
    asked[0]?.answer({ user: camille });
    await settled();
    const leaving = logout(true);
    await settled();
    asked[1]?.cut();
    await leaving;
    expect([name(), localStorage.getItem('long_jwtoken')]).toEqual([null, null]);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('after a login one goes on to the page that asked for it, or leaves the page of the login', async () => {
    sessionStorage.setItem('protected-target', '/profil/photos');
    history.replaceState(null, '', '/connexion');
    const { welcome, router } = await tab(null);
    welcome(camille);
    await vi.advanceTimersByTimeAsync(200);
    expect(router.navigate.mock.calls).toEqual([['/profil/photos']]);
    welcome(camille);
    expect(router.navigate.mock.calls.at(-1)).toEqual(['/']);
  });

  it('a link of somebody else changes nobody until the member wants it', async () => {
    const { asked, loginWithHash, forgetOtherLink, accountState, name } = await tab();
    asked[0]?.answer({ user: camille });
    await settled();
    const opened = loginWithHash('f'.repeat(32));
    await eventually(() => expect(asked).toHaveLength(2));
    asked[1]?.answer({ error: 'Ce lien ouvre un autre compte.', code: 'conflict' }, 409);
    await opened;
    expect([name(), accountState().otherLink, localStorage.getItem('long_jwtoken')]).toEqual([
      ...['Camille', 'f'.repeat(32), 'a-token'],
    ]);
    forgetOtherLink();
    expect([name(), accountState().otherLink]).toEqual(['Camille', null]);
    const changed = loginWithHash('f'.repeat(32), { instead: true });
    await eventually(() => expect(asked).toHaveLength(3));
    expect(asked.slice(1).map(({ body }) => body.get('instead'))).toEqual(['0', '1']);
    asked[2]?.answer({ user: odile, should_delete_token: true, jwtoken: 'her-token' });
    await changed;
    expect([name(), sessionStorage.getItem('jwtoken')]).toEqual(['Odile', 'her-token']);
  });

  it('the session that is left for another is not said to be closed, however late its own answers are', async () => {
    const { asked, loginWithHash, refreshUser, name, router } = await tab();
    asked[0]?.answer({ user: camille });
    await settled();
    void refreshUser();
    await eventually(() => expect(asked).toHaveLength(2));
    const changed = loginWithHash('f'.repeat(32), { instead: true });
    await eventually(() => expect(asked).toHaveLength(3));
    asked[1]?.answer({ user: null });
    await settled();
    expect([name(), router.reload.mock.calls]).toEqual(['Camille', []]);
    asked[2]?.answer({ user: odile, should_delete_token: true, jwtoken: 'her-token' });
    await changed;
    expect([name(), sessionStorage.getItem('jwtoken'), router.reload.mock.calls]).toEqual(['Odile', 'her-token', []]);
  });

  it('a login over a page stays on it, and closes its modal', async () => {
    history.replaceState(null, '', '/tarot');
    const { welcome, openModal, accountState, router } = await tab(null);
    await openModal('login');
    expect(accountState().modal).toBe('login');
    welcome(camille);
    expect(accountState().modal).toBeNull();
    expect(router.navigate).not.toHaveBeenCalled();
    await openModal('signup');
    expect(accountState().modal).toBeNull();
  });

  it('is read again from time to time, and not while nobody looks', async () => {
    const { asked } = await tab();
    asked[0]?.answer({ user: camille });
    await settled();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toHaveLength(2);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    asked[1]?.answer({ user: camille });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(2);
  });

  it('any answer may bring cards for the foot of the page; none are always the same none', async () => {
    const { asked, accountState, acceptDisplays } = await tab();
    asked[0]?.answer({ user: null, displays: { bottom: { banners: [{ id: 1 }] } } });
    await settled();
    expect(accountState().displays).toEqual([{ id: 1 }]);
    acceptDisplays([]);
    const none = accountState().displays;
    acceptDisplays([]);
    expect(accountState().displays).toBe(none);
  });
});
