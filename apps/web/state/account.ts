import { autologin, login as loginCall, logout as logoutCall, type User, userFetch } from '@solelune/account/contract';
import type { LoginFields } from '@solelune/account/web/context';
import type { Display } from '@solelune/contract';
import { CANCELLED } from '@solelune/contract/client';
import { client, onEnvelope, tokens } from './client.ts';
import { device } from './device-storage.ts';
import { replayAfterLogin } from './protected-target.ts';
import { Refresher } from './refresh.ts';
import { createStore, useStore } from './store.ts';
import { type Submenu, SubmenuHistory } from './submenu-history.ts';

type Modal = 'login' | 'signup';

/** Product document, section 3, *Account state*. */
interface AccountState {
  user: User | null;
  loading: boolean;
  submenu: Submenu | null;
  modal: Modal | null;
  /** Title of the group that is open in the mobile menu. */
  currentMobileNavItem: string | null;
  displays: readonly Display[];
}

const NO_DISPLAYS: readonly Display[] = [];
const store = createStore<AccountState>({
  user: null,
  loading: false,
  submenu: null,
  modal: null,
  currentMobileNavItem: null,
  displays: NO_DISPLAYS,
});

export const useAccount = <Part>(select: (state: AccountState) => Part): Part => useStore(store, select);
export const accountState = (): AccountState => store.get();

/** What the account needs of the router. */
interface Navigator {
  navigate(address: string): unknown;
  subscribe(listener: () => void): unknown;
}
let router: Navigator | null = null;
let submenus: SubmenuHistory | null = null;
/** Grows with every login and logout: an answer asked for before one says nothing about after. */
let generation = 0;
let loaded: Promise<User | null> | null = null;

const refresher = new Refresher({
  user: () => (store.get().loading ? null : store.get().user),
  refresh: () => fetchUser(),
  isHidden: () => document.hidden,
});

/** Once, after hydration: the member's own things are filled in from the token. */
export function startAccount(current: Navigator): void {
  router = current;
  submenus = new SubmenuHistory(history, (submenu) => store.set({ submenu, currentMobileNavItem: null }));
  const places = submenus;
  current.subscribe(() => places.notePlace());
  // Before the router's own listener: a move that only closes a submenu is none of its business.
  addEventListener('popstate', (event) => places.popped() && event.stopImmediatePropagation(), true);
  document.addEventListener('visibilitychange', () => refresher.now());
  onEnvelope(({ displays }) => displays?.bottom?.banners && acceptDisplays(displays.bottom.banners));
  void userOnce();
}

async function fetchUser(): Promise<User | null> {
  const asked = generation;
  const answer = await client.call(userFetch, {});
  if (answer === CANCELLED || asked !== generation) return store.get().user;
  store.set({ user: answer.user });
  return answer.user;
}

/** Reads the user, if a token exists; without one there is nobody to ask for. */
async function loadUser(): Promise<User | null> {
  if (!tokens.read()) return store.get().user;
  store.set({ loading: true });
  try {
    return await fetchUser();
  } catch {
    return store.get().user;
  } finally {
    store.set({ loading: false });
    refresher.next();
  }
}

/** The user, read once for everyone who asks. */
export function userOnce(): Promise<User | null> {
  if (store.get().user) return Promise.resolve(store.get().user);
  loaded ??= loadUser();
  return loaded;
}

function enter(user: User): void {
  generation++;
  loaded = null;
  store.set({ user, modal: null });
  refresher.next();
}

export async function login({ email, password, rememberme }: LoginFields): Promise<void> {
  device.write('remember-me', rememberme ? '1' : '0');
  const answer = await client.call(loginCall, { email, password, rememberme });
  if (answer === CANCELLED) return;
  enter(answer.user);
  const isReplaying = replayAfterLogin((address) => router?.navigate(address));
  if (!isReplaying && location.pathname === '/connexion') router?.navigate('/');
}

/** By the key in a link that was sent by mail. */
export async function loginWithHash(hash: string): Promise<void> {
  const answer = await client.call(autologin, { hash });
  if (answer !== CANCELLED) enter(answer.user);
}

/** From a members' page the answer leads away (`redirect_to`); the session ends here even if the server cannot be told. */
export async function logout(isProtectedPage: boolean): Promise<void> {
  try {
    await client.call(logoutCall, { from: isProtectedPage ? 'protected' : 'public' });
  } catch {
    if (isProtectedPage) location.assign('/');
  }
  tokens.clear();
  generation++;
  loaded = null;
  store.set({ user: null });
  refresher.next();
}

export const acceptDisplays = (displays: readonly Display[]): void =>
  store.set({ displays: displays.length > 0 ? displays : NO_DISPLAYS });

const openSubmenu = async (submenu: Submenu): Promise<void> => submenus?.open(submenu);
/** Resolves when the history is back on the page's own entry: then one may go elsewhere. */
export const closeSubmenus = (): Promise<void> => submenus?.close() ?? Promise.resolve();
export const toggleSubmenu = (submenu: Submenu): Promise<void> =>
  store.get().submenu === submenu ? closeSubmenus() : openSubmenu(submenu);

export function toggleMobileNavItem(title: string): void {
  store.set({ currentMobileNavItem: store.get().currentMobileNavItem === title ? null : title });
}

export async function openModal(modal: Modal): Promise<void> {
  await closeSubmenus();
  if (!store.get().user) store.set({ modal });
}
export const closeModal = (): void => store.set({ modal: null });
