/** Where a visitor's tokens live: the short one for the session, the long one (remember me) for good. */
export interface TokenStore {
  read(): string | null;
  keepShort(token: string): void;
  keepLong(token: string): void;
  clear(): void;
}

const SHORT = 'jwtoken';
const LONG = 'long_jwtoken';

/** A browser may refuse its storage (private mode, embedded view): then the visitor is anonymous, and nothing breaks. */
const quietly = <T>(action: () => T): T | null => {
  try {
    return action();
  } catch {
    return null;
  }
};

export const browserTokens: TokenStore = {
  read: () => quietly(() => localStorage.getItem(LONG)) ?? quietly(() => sessionStorage.getItem(SHORT)),
  keepShort: (token) => void quietly(() => sessionStorage.setItem(SHORT, token)),
  keepLong: (token) => void quietly(() => localStorage.setItem(LONG, token)),
  clear: () => {
    quietly(() => localStorage.removeItem(LONG));
    quietly(() => sessionStorage.removeItem(SHORT));
  },
};
