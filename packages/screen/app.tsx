import type { Channel, ChannelInput } from '@solelune/contract';
import type { Client } from '@solelune/contract/client';
import { type LiveOf, PENDING, type Watched } from '@solelune/contract/live-value';
import { createContext, type ReactNode, use } from 'react';
import { type Address, type Navigate, NavigationProvider } from './navigation.tsx';
import type { SaveResult } from './saving.ts';

/**
 * The member who is here, as pages know them. Empty by itself: each feature says what it adds, by
 * `declare module '@solelune/screen/app' { interface CurrentUser { … } }`.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface CurrentUser {}

/** A notice at the top of the page. */
export interface Notice {
  variant: 'error' | 'warning' | 'info' | 'success';
  title?: string;
  message: string;
}

/** The session of this browser: opened by who has just logged in, closed by who leaves. */
export interface Session {
  /** A login was answered: from now on the visitor is this member, and goes on to the page that asked for it. */
  enter(user: CurrentUser): void;
  leave(): Promise<void>;
  /** True when this browser holds a token, even before it is known whose. */
  isOpen(): boolean;
  /** The members' page that the visitor was on the way to, if there is one. */
  wantedAddress(): string | null;
}

/** What pages may ask of the application around them. Everything but `user` keeps its identity from one render to the next. */
export interface App {
  /** The browser's client; raises a `CallError` with the server's sentence. */
  call: Client['call'];
  /** Null for a visitor, on the server, and until the browser has read who is there. */
  user: CurrentUser | null;
  navigate: Navigate;
  toast(notice: Notice): void;
  /** The page's data have changed: whoever keeps them for this place in the history changes them too. */
  changePage<Data>(change: (data: Data) => Data): void;
  /** The current user (name, picture, contacts) has changed and must be read again. */
  refreshUser(): void;
  saveResult: SaveResult;
  /** What changes while one looks on (`useChannel`); the socket is opened when the first page asks. */
  follow<C extends Channel>(channel: C, input: ChannelInput<C>): Watched<LiveOf<C>>;
  session: Session;
}

const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('Pages stand inside an AppProvider');
  return app;
}

interface AppProviderProps {
  app: App;
  address: Address;
  children: ReactNode;
}

export function AppProvider({ app, address, children }: AppProviderProps) {
  return (
    <AppContext value={app}>
      <NavigationProvider address={address} navigate={app.navigate}>
        {children}
      </NavigationProvider>
    </AppContext>
  );
}

const onlyShown = (): never => {
  throw new Error('This page is only shown: it asks for nothing and leads nowhere');
};

/** What is followed where nobody tells anything: on the server and in tests everything is still to come. */
export const NOTHING_FOLLOWED: Watched<never> = { subscribe: () => () => {}, read: () => PENDING as never };

/** A page that nobody can act on yet: what it would ask while being drawn is a mistake. */
const STILL: App = {
  call: onlyShown,
  user: null,
  navigate: onlyShown,
  toast: onlyShown,
  changePage: onlyShown,
  refreshUser: onlyShown,
  saveResult: onlyShown,
  follow: () => NOTHING_FOLLOWED,
  session: { enter: onlyShown, leave: onlyShown, isOpen: () => false, wantedAddress: () => null },
};

/** A page at an address, going nowhere: on the server and in tests, which may put some of the application in its place. */
export function StillPage({ at = '/', app, children }: { at?: string; app?: Partial<App>; children: ReactNode }) {
  const { pathname, search, hash } = new URL(at, 'https://site.invalid');
  return (
    <AppProvider app={{ ...STILL, ...app }} address={{ pathname, search, hash }}>
      {children}
    </AppProvider>
  );
}
