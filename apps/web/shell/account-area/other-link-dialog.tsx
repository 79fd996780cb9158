import { sentenceOfError } from '@solelune/contract/client';
import { de } from '@solelune/french/elision';
import { Button } from '@solelune/ui/button';
import { Dialog } from '@solelune/ui/dialog';
import { useState } from 'react';
import { forgetOtherLink, loginWithHash, useAccount } from '../../state/account.ts';

/** A link that was opened leads to somebody else's account: nobody is put there without having been asked. */
export default function OtherLinkDialog({ hash }: { hash: string }) {
  const firstname = useAccount(({ user }) => user?.infos.firstname);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const change = async () => {
    setBusy(true);
    const here = location.pathname + location.search;
    try {
      await loginWithHash(hash, { instead: true });
      // Anew: nothing of the one who was here stays in memory.
      location.replace(here);
    } catch (error) {
      setRefusal(sentenceOfError(error));
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => open || isBusy || forgetOtherLink()}
      title="Changer de compte ?"
      description={
        firstname
          ? `Le compte ouvert ici est celui ${de(firstname)}. Le lien que vous venez de suivre en ouvre un autre.`
          : 'Le lien que vous venez de suivre ouvre un autre compte que celui qui est ouvert ici.'
      }
      actions={
        <>
          <Button tone="quiet" disabled={isBusy} onClick={() => void change()}>
            Changer de compte
          </Button>
          <Button disabled={isBusy} onClick={forgetOtherLink}>
            Rester ici
          </Button>
        </>
      }
    >
      <p role="alert">{refusal}</p>
    </Dialog>
  );
}
