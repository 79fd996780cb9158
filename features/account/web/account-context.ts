import { createContext, useContext } from 'react';

export interface LoginFields {
  email: string;
  password: string;
  rememberme: boolean;
}

/** The session, as the forms see it; the application gives it. */
export interface AccountAccess {
  /** Opens the session, or raises a `CallError` with the server's sentence. */
  login(fields: LoginFields): Promise<void>;
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
