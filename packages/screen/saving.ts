import { useState } from 'react';
import { useApp } from './app.tsx';

/** A result as a member's activities keep it: its address says everything, opening it computes it again. */
interface ResultToSave {
  /** The kind of activity it is filed under. */
  category: string;
  title: string;
  address: string;
}

/** Keeps a result among the member's activities and tells them; false when it could not be. For members alone: no page shows others a button that could not keep its promise. */
export type SaveResult = (result: ResultToSave) => Promise<boolean>;

export interface Saving {
  state: 'idle' | 'saving' | 'saved';
  save: () => Promise<void>;
}

/**
 * Keeping this result among the member's activities; null for who has no account. One for the page, whose button may stand twice. A result that
 * changes in place (another house system) has another address, and can be kept again.
 */
export function useSaving(result: ResultToSave): Saving | null {
  const { user, saveResult } = useApp();
  const [isSaving, setSaving] = useState(false);
  const [keptAddress, setKept] = useState<string | null>(null);
  if (!user) return null;
  const save = async () => {
    setSaving(true);
    if (await saveResult(result)) setKept(result.address);
    setSaving(false);
  };
  return { state: isSaving ? 'saving' : keptAddress === result.address ? 'saved' : 'idle', save };
}
