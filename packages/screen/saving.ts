import { useState } from 'react';
import { useApp } from './app.tsx';

/** A result as a member's activities keep it: its address says everything, opening it computes it again. */
interface ResultToSave {
  /** The kind of activity it is filed under. */
  category: string;
  title: string;
  address: string;
}

/** Keeps a result, among the member's activities or on the device of who has no account, and tells them; gives the address where it is found, or null when it could not be kept. */
export type SaveResult = (result: ResultToSave) => Promise<string | null>;

export interface Saving {
  where: 'account' | 'device';
  state: 'idle' | 'saving' | 'saved';
  /** Where it is found once it is kept. */
  foundAt: string | null;
  save: () => Promise<void>;
}

/**
 * Keeping this result. One for the page, whose button may stand twice. A result that changes in place (another house system) has another address,
 * and can be kept again.
 */
export function useSaving(result: ResultToSave): Saving {
  const { user, saveResult } = useApp();
  const [isSaving, setSaving] = useState(false);
  const [kept, setKept] = useState<{ address: string; foundAt: string } | null>(null);
  const save = async () => {
    setSaving(true);
    const foundAt = await saveResult(result);
    if (foundAt) setKept({ address: result.address, foundAt });
    setSaving(false);
  };
  const isKept = kept?.address === result.address;
  return {
    where: user ? 'account' : 'device',
    state: isSaving ? 'saving' : isKept ? 'saved' : 'idle',
    foundAt: isKept ? kept.foundAt : null,
    save,
  };
}
