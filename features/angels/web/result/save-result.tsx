import { useSaveResult } from '@solelune/screen';
import { Button } from '@solelune/ui/button';
import { bookmarkGlyph, Icon } from '@solelune/ui/icon';
import { useState } from 'react';

export interface Saving {
  state: 'idle' | 'saving' | 'saved';
  save: () => Promise<void>;
}

/** Keeping this result among the member's activities; null for who has no account. One for the page, whose button stands twice. */
export function useSaving(title: string, address: string): Saving | null {
  const saveResult = useSaveResult();
  const [state, setState] = useState<Saving['state']>('idle');
  if (!saveResult) return null;
  const save = async () => {
    setState('saving');
    setState((await saveResult({ category: 'angel', title, address })) ? 'saved' : 'idle');
  };
  return { state, save };
}

export function SaveButton({ saving }: { saving: Saving | null }) {
  if (!saving) return null;
  const { state, save } = saving;
  return (
    <Button tone="quiet" loading={state === 'saving'} disabled={state === 'saved'} onClick={() => void save()}>
      <Icon of={bookmarkGlyph} />
      {state === 'saved' ? 'Enregistré' : 'Enregistrer'}
    </Button>
  );
}
