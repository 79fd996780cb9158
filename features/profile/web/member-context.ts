import { createContext, useContext } from 'react';

export interface Notice {
  variant: 'success' | 'error' | 'info';
  message: string;
}

/** What the pages of the member area ask of the application around them; the calls themselves go through the account's context. */
export interface MemberAccess {
  notify(notice: Notice): void;
  /** The page's data have changed: whoever keeps them for this place in the history changes them too. */
  changePage<Data>(change: (data: Data) => Data): void;
  /** The current user (name, picture, contacts) has changed and must be read again. */
  refreshUser(): void;
}

/** Without an application around them, pages still work: they only tell nobody. */
const ALONE: MemberAccess = { notify: () => {}, changePage: () => {}, refreshUser: () => {} };

export const MemberContext = createContext<MemberAccess>(ALONE);
export const useMember = (): MemberAccess => useContext(MemberContext);
