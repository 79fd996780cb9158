import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { Checkbox } from '@solelune/ui/checkbox';
import { useState } from 'react';
import type { User } from '../../contract.ts';
import { DoorPanel } from '../pages/door-page.tsx';
import { deskOf } from './desk-of.ts';
import './staff.css';

/** Told once: nobody goes on before they say that they have them. */
export function RecoveryCodes({ codes, user }: { codes: readonly string[]; user: User }) {
  const { session, navigate } = useApp();
  const [isNoted, setNoted] = useState(false);
  const goOn = () => {
    session.enter(user);
    void navigate(deskOf(user.permissions));
  };
  return (
    <DoorPanel title="Vos codes de secours">
      <p>
        Le jour où votre téléphone manque, chacun de ces codes ouvre la porte une fois. Imprimez-les ou gardez-les dans
        votre gestionnaire de mots de passe : ils ne seront plus montrés.
      </p>
      <ol className="staff-codes" aria-label="Codes de secours">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Checkbox
        label="Je les ai mis à l’abri"
        checked={isNoted}
        onChange={(event) => setNoted(event.currentTarget.checked)}
      />
      <Button wide disabled={!isNoted} onClick={goOn}>
        Commencer
      </Button>
    </DoorPanel>
  );
}
