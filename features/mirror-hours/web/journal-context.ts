import { createContext, useContext } from 'react';

/** What the journal asks of the application around it: whether somebody is logged in, which a public page is not told otherwise. */
export interface JournalAccess {
  isMember: boolean;
}

export const JournalContext = createContext<JournalAccess>({ isMember: false });
export const useJournalAccess = (): JournalAccess => useContext(JournalContext);
