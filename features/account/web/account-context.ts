import type { Client } from '@solelune/contract/client';
import { createContext, useContext } from 'react';
import type { ProviderProof } from './providers/attempt.ts';

export type { ProviderProof } from './providers/attempt.ts';

export interface LoginFields {
  email: string;
  password: string;
  rememberme: boolean;
}

export interface SignupFields {
  firstname: string;
  email: string;
  password: string;
  terms: boolean;
}

/** The session, as the forms see it; the application gives it. All of it raises a `CallError` with the server's sentence. */
export interface AccountAccess {
  /** The browser's client, for what changes no session. */
  call: Client['call'];
  login(fields: LoginFields): Promise<void>;
  signup(fields: SignupFields): Promise<void>;
  /** With what Google or Facebook said of the person. */
  loginWith(proof: ProviderProof): Promise<void>;
  logout(): Promise<void>;
  /** True when this browser holds a token. */
  isLogged(): boolean;
  /** The members' page that the visitor was on the way to, if there is one. */
  wantedAddress(): string | null;
  /** What "remember me" was last set to on this device. */
  remembersMe(): boolean;
}

export const AccountContext = createContext<AccountAccess | null>(null);

export function useAccountAccess(): AccountAccess {
  const access = useContext(AccountContext);
  if (!access) throw new Error('No AccountContext above this component');
  return access;
}
