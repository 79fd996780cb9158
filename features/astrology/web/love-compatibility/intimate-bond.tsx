import { reasonOfError } from '@solelune/contract/client';
import { consentSave } from '@solelune/profile/contract';
import { useAnswer } from '@solelune/screen/answer';
import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { Checkbox } from '@solelune/ui/checkbox';
import { useState } from 'react';
import { loveCompatibilityIntimate } from '../../contract/compatibility.ts';
import { BondScores } from './bond-scores.tsx';

/** Love and desire: closed until somebody opens them. A member's yes is the profile's; a visitor's is said with each page and kept nowhere. */
export function IntimateBond({ infos }: { infos: string }) {
  const { user, call, toast } = useApp();
  const [isOpenHere, setOpenHere] = useState(false);
  const isAsked = user !== null || isOpenHere;
  const { answer, again } = useAnswer(loveCompatibilityIntimate, isAsked ? { infos, consent: !user } : null);
  const decide = async (granted: boolean) => {
    if (!user) return setOpenHere(granted);
    try {
      await call(consentSave, { theme: 'sexuality', granted: granted ? '1' : '0' });
      await again();
    } catch (error) {
      toast({ variant: 'error', message: reasonOfError(error) });
    }
  };
  const isOpen = isAsked && answer && !answer.is_closed;
  return (
    <section className="page bond-section" aria-labelledby="intime">
      <h2 id="intime">L’amour et le désir</h2>
      {isOpen ? (
        <>
          <BondScores scores={answer.scores} />
          {answer.parts.map(({ key, html }) => (
            <div key={key} className="chart-reading__text" dangerouslySetInnerHTML={{ __html: html }} />
          ))}
          <Button tone="quiet" onClick={() => void decide(false)}>
            Refermer cette partie
          </Button>
        </>
      ) : (
        <ClosedBond onOpen={() => void decide(true)} />
      )}
    </section>
  );
}

function ClosedBond({ onOpen }: { onOpen: () => void }) {
  const [agrees, setAgrees] = useState(false);
  return (
    <Card>
      <p>
        Réservé aux adultes et à qui le demande : ce que vos deux ciels disent de l’amour et du désir, à voix basse.
      </p>
      <Checkbox
        label="J’ai 18 ans ou plus et je souhaite lire cette partie."
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
      />
      <Button tone="quiet" disabled={!agrees} onClick={onOpen}>
        Ouvrir l’amour et le désir
      </Button>
    </Card>
  );
}
