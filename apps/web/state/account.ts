import { autologin, logout as logoutCall, type User, userFetch } from '@solelune/account/contract';
import type { Display } from '@solelune/contract';
import { CallError } from '@solelune/contract/client';
import { mine } from '@solelune/screen/device';
import { cardsIn } from '../pages/cards-in.ts';
import { toasts } from '../toasts/toasts.ts';
import { identityChanged } from './channels.ts';
import { client, onEnvelope, tokens } from './client.ts';
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
  /** The key of a link that opens another account than the one that is open: the member is asked first. */
  otherLink: string | null;
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
  otherLink: null,
  currentMobileNavItem: null,
  displays: NO_DISPLAYS,
});

export const useAccount = <Part>(select: (state: AccountState) => Part): Part => useStore(store, select);
export const accountState = (): AccountState => store.get();

/** What the account needs of the router. */
interface Navigator {
  navigate(address: string): unknown;
  /** Loads the page one is at again. */
  reload(): unknown;
  subscribe(listener: () => void): unknown;
}
let router: Navigator | null = null;
let submenus: SubmenuHistory | null = null;
/** Grows with every login and logout: an answer asked for before one says nothing about after. */
let generation = 0;
let loaded: Promise<User | null> | null = null;
/** There is a session, and the network failed before its member could be read. */
let isUnread = false;

const refresher = new Refresher({
  user: () => (store.get().loading ? null : store.get().user),
  refresh: () => fetchUser(),
  isHidden: () => document.hidden,
  isUnread: () => isUnread && !store.get().loading,
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
  // Another tab logged in or out: this one follows at once.
  addEventListener('storage', ({ key }) => key === 'long_jwtoken' && void followOtherTab());
  onEnvelope(({ displays }) => displays?.bottom && acceptDisplays(cardsIn(displays)));
  void userOnce();
}

async function fetchUser(): Promise<User | null> {
  const asked = generation;
  const { user } = await client.call(userFetch, {});
  isUnread = false;
  if (asked !== generation) return store.get().user;
  // The session was closed elsewhere.
  if (!user && store.get().user) leave();
  else store.set({ user });
  return user;
}

/** Somebody came or went: whatever was asked for before says nothing of who is here now. */
function becomeAnother(): void {
  generation++;
  loaded = null;
  isUnread = false;
  identityChanged();
}

async function followOtherTab(): Promise<void> {
  becomeAnother();
  if (tokens.read()) await loadUser();
  else leave();
}

/** Nobody is logged in any more, whoever closed the session: a members' page asks for a login again. */
function leave(): void {
  const wasLogged = store.get().user !== null;
  if (wasLogged) mine.forgetAll();
  becomeAnother();
  store.set({ user: null });
  refresher.next();
  if (wasLogged) router?.reload();
}

/** Reads the user, if a token exists; without one there is nobody to ask for. */
async function loadUser(): Promise<User | null> {
  if (!tokens.read()) return store.get().user;
  store.set({ loading: true });
  try {
    return await fetchUser();
  } catch {
    // No network for a moment: whoever asks next tries again, and nobody has to ask.
    loaded = null;
    isUnread = store.get().user === null;
    return store.get().user;
  } finally {
    store.set({ loading: false });
    refresher.next();
  }
}

/** The member has changed something about themselves: the bar and the forms show it at once. */
export async function refreshUser(): Promise<void> {
  await fetchUser().catch(() => null);
}

/** Something of the user changed elsewhere: not at the next turn of the refresh, but at once. */
export const refreshNow = (): void => refresher.now();

/** The user, read once for everyone who asks. */
export function userOnce(): Promise<User | null> {
  if (store.get().user) return Promise.resolve(store.get().user);
  loaded ??= loadUser();
  return loaded;
}

function enter(user: User): void {
  becomeAnother();
  store.set({ user, modal: null });
  refresher.next();
}

/** After a login the visitor goes on to the page that asked for it, or leaves the page of the login. */
export function welcome(user: User): void {
  enter(user);
  const isReplaying = replayAfterLogin((address) => router?.navigate(address));
  if (!isReplaying && /^\/(connexion|inscription-ou-connexion)$/.test(location.pathname)) router?.navigate('/');
}

/** By the key in a link that was sent by mail; `instead` of who is logged in, where that is somebody else. */
export async function loginWithHash(hash: string, { instead = false } = {}): Promise<void> {
  store.set({ loading: true });
  // The session that is left may be found closed before this answer is here: that is no news.
  if (instead) generation++;
  try {
    // Its code comes with the first session.
    const { thisDevice } = await import('@solelune/account/web/device');
    const { user } = await client.call(autologin, { hash, instead, ...thisDevice() });
    if (instead) mine.forgetAll();
    enter(user);
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'conflict') throw error;
    store.set({ otherLink: hash });
  } finally {
    store.set({ loading: false });
    refresher.next();
  }
}

export const forgetOtherLink = (): void => store.set({ otherLink: null });

/** From a members' page the answer leads away (`redirect_to`); the session ends here even if the server cannot be told. */
export async function logout(isProtectedPage: boolean): Promise<void> {
  try {
    await client.call(logoutCall, { from: isProtectedPage ? 'protected' : 'public' });
  } catch {
    if (isProtectedPage) location.assign('/');
  }
  endSession();
  void import('@solelune/screen/push').then(({ forgetPush }) => forgetPush()).catch(() => {});
  // Who leaves a members' page is led to one that says it.
  if (!isProtectedPage) toasts.add({ variant: 'info', message: 'Votre session est fermée sur cet appareil.' });
}

/** Here nobody is logged in any more: by a logout, or because the server no longer knows the session. */
export function endSession(): void {
  tokens.clear();
  mine.forgetAll();
  becomeAnother();
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
