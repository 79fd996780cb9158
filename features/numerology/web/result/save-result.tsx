import { useSaveResult } from '@solelune/screen';
import { Button } from '@solelune/ui/button';
import { bookmarkGlyph, Icon } from '@solelune/ui/icon';
import { useState } from 'react';

/** Keeps the result among the member's activities; visitors without an account see nothing. */
export function SaveResult({ title, address }: { title: string; address: string }) {
  const save = useSaveResult();
  const [state, setState] = useState<'idle' | 'saving' | 'saved'>('idle');
  if (!save) return null;
  const onClick = async () => {
    setState('saving');
    setState((await save({ category: 'numerology', title, address })) ? 'saved' : 'idle');
  };
  return (
    <Button tone="quiet" loading={state === 'saving'} disabled={state === 'saved'} onClick={() => void onClick()}>
      <Icon of={bookmarkGlyph} />
      {state === 'saved' ? 'Enregistré' : 'Enregistrer'}
    </Button>
  );
}
