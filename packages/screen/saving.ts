import { createContext, useContext, useState } from 'react';

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

export interface Saving {
  state: 'idle' | 'saving' | 'saved';
  save: () => Promise<void>;
}

/**
 * Keeping this result among the member's activities; null for who has no account. One for the page, whose button may stand twice. A result that
 * changes in place (another house system) has another address, and can be kept again.
 */
export function useSaving(result: ResultToSave): Saving | null {
  const saveResult = useSaveResult();
  const [isSaving, setSaving] = useState(false);
  const [keptAddress, setKept] = useState<string | null>(null);
  if (!saveResult) return null;
  const save = async () => {
    setSaving(true);
    if (await saveResult(result)) setKept(result.address);
    setSaving(false);
  };
  return { state: isSaving ? 'saving' : keptAddress === result.address ? 'saved' : 'idle', save };
}
