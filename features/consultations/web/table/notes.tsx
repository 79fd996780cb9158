import { sentenceOfError } from '@solelune/contract/client';
import { useAnswer } from '@solelune/screen/answer';
import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { Textarea } from '@solelune/ui/textarea';
import { useState } from 'react';
import { note, noteSave } from '../../contract/dossier.ts';

/** The advisor's own words about this talk: nobody else reads them. */
export function Notes({ id }: { id: string }) {
  const { call, toast } = useApp();
  const { answer } = useAnswer(note, { id });
  const [written, setWritten] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await call(noteSave, { id, body: written ?? '' });
      toast({ variant: 'success', message: 'Note gardée.' });
    } catch (error) {
      toast({ variant: 'warning', message: sentenceOfError(error) });
    } finally {
      setBusy(false);
    }
  };
  if (!answer) return null;
  return (
    <details className="shared-share">
      <summary>Mes notes</summary>
      <Textarea
        label="Pour vous seul, scellées, gardées un an"
        value={written ?? answer.body}
        maxLength={10_000}
        onChange={(event) => setWritten(event.target.value)}
      />
      <Button loading={isBusy} onClick={() => void save()}>
        Garder mes notes
      </Button>
    </details>
  );
}
