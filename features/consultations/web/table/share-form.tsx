import { sentenceOfError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { Switch } from '@solelune/ui/switch';
import { dossierShare } from '../../contract/dossier.ts';
import { SHARES, type Share } from '../../engine/table/index.ts';
import { SHARE_WORDS } from './words.ts';

/** What the member lends for this talk; taken back, it leaves the table and the other's screen at once. */
export function ShareForm({ id, shared, otherName }: { id: string; shared: readonly Share[]; otherName: string }) {
  const { call, toast } = useApp();
  const set = (what: Share, on: boolean) =>
    void call(dossierShare, { id, what, shared: on }).catch((error) =>
      toast({ variant: 'warning', message: sentenceOfError(error) }),
    );
  return (
    <details className="shared-share" open={shared.length === 0}>
      <summary>Ce que voit {otherName} de mon dossier</summary>
      {SHARES.map((what) => (
        <Switch
          key={what}
          checked={shared.includes(what)}
          onChange={(event) => set(what, event.target.checked)}
          label={
            <>
              {SHARE_WORDS[what].title} <small>{SHARE_WORDS[what].about}</small>
            </>
          }
        />
      ))}
      <p>Pour cette consultation seulement. Vous pouvez reprendre à tout moment, et tout se referme à la fin.</p>
    </details>
  );
}
