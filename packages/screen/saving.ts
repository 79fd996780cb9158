import { createContext, useContext } from 'react';

/** A result as a member's activities keep it: its address says everything, opening it computes it again. */
interface ResultToSave {
  /** The kind of activity it is filed under. */
  category: string;
  title: string;
  address: string;
}

/** Keeps a result among the member's activities and tells them; false when it could not be. */
export type SaveResult = (result: ResultToSave) => Promise<boolean>;

/** Filled by the application once it knows a member: null for everyone else, and then no page shows a button that could not keep its promise. */
export const SavingContext = createContext<SaveResult | null>(null);
export const useSaveResult = (): SaveResult | null => useContext(SavingContext);
