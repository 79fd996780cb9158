import { useAnswer } from '@solelune/screen/answer';
import { Skeleton, SkeletonGroup } from '@solelune/ui/skeleton';
import { useState } from 'react';
import { staffInvitation, type User } from '../../contract.ts';
import { DoorPage, DoorPanel } from '../pages/door-page.tsx';
import { useFragment } from '../pages/use-fragment.ts';
import { useInBrowser } from '../use-in-browser.ts';
import { AcceptForm } from './accept-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The link of the letter leads here: a password, a second factor, and the codes to keep. */
export default function InvitationPage() {
  const mailed = useFragment();
  // The server, which is not told of fragments, drew the page without.
  const code = useInBrowser(() => mailed, '');
  const isBrowser = useInBrowser(() => true, false);
  const { answer, error } = useAnswer(staffInvitation, code ? { code } : null);
  const [accepted, setAccepted] = useState<{ codes: string[]; user: User } | null>(null);
  return <DoorPage title="Rejoindre l’équipe">{panel()}</DoorPage>;

  function panel() {
    if (accepted) return <RecoveryCodes {...accepted} />;
    if (answer)
      return <AcceptForm code={code} invitation={answer} onAccepted={(codes, user) => setAccepted({ codes, user })} />;
    if (error || (isBrowser && !code))
      return (
        <DoorPanel title="Cette invitation n’est plus valable">
          <p>
            Elle a déjà servi, sept jours sont passés, ou une autre l’a remplacée. Demandez-en une nouvelle à qui vous
            avait invité·e.
          </p>
        </DoorPanel>
      );
    return (
      <DoorPanel title="Un instant…">
        <SkeletonGroup label="Nous ouvrons votre invitation…">
          <Skeleton shape="line" />
          <Skeleton shape="picture" height="220px" />
        </SkeletonGroup>
      </DoorPanel>
    );
  }
}
