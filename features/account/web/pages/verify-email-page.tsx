import { CallError, sentenceOfError } from '@solelune/contract/client';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { Spinner } from '@solelune/ui/spinner';
import { useCallback, useEffect, useRef, useState } from 'react';
import { verifyEmail } from '../../contract.ts';
import { LoginForm } from '../forms/login-form.tsx';
import { useInBrowser } from '../use-in-browser.ts';
import { DoorPage, DoorPanel } from './door-page.tsx';
import { useFragment } from './use-fragment.ts';

type Outcome = { email: string; changed: boolean } | { refusal: string; wantsLogin?: boolean };
const NO_CODE = 'Ouvrez le lien du message que nous vous avons envoyé : c’est lui qui confirme votre adresse.';

/** The link of the mail leads here. The page's code makes the call, so that a mail reader that only looks at links confirms nothing. */
export default function VerifyEmailPage() {
  const { call, toast } = useApp();
  const code = useFragment();
  const isBrowser = useInBrowser(() => true, false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const asked = useRef(false);

  const ask = useCallback(
    () =>
      call(verifyEmail, { code }).then(
        (confirmed) => {
          setOutcome(confirmed);
          toast({ variant: 'success', message: `Votre adresse ${confirmed.email} est confirmée.` });
        },
        (error: unknown) => setOutcome({ refusal: sentenceOfError(error), wantsLogin: isLoginWanted(error) }),
      ),
    [call, toast, code],
  );
  useEffect(() => {
    if (!code || asked.current) return;
    asked.current = true;
    void ask();
  }, [code, ask]);

  const shown = isBrowser && !code ? { refusal: NO_CODE } : outcome;
  return <DoorPage title="Votre adresse">{panelOf(shown, () => void ask())}</DoorPage>;
}

const isLoginWanted = (error: unknown) => error instanceof CallError && error.code === 'login_required';

function panelOf(outcome: Outcome | null, onEntered: () => void) {
  if (!outcome) {
    return (
      <DoorPanel title="Un instant…">
        <p>
          <Spinner size={22} /> Nous confirmons votre adresse.
        </p>
      </DoorPanel>
    );
  }
  if ('refusal' in outcome && outcome.wantsLogin) {
    return (
      <DoorPanel title="Est-ce bien vous ?">
        <p>{outcome.refusal}</p>
        <LoginForm onEntered={onEntered} />
      </DoorPanel>
    );
  }
  if ('refusal' in outcome) {
    return (
      <DoorPanel title="Adresse non confirmée">
        <p>{outcome.refusal}</p>
        <Link to="/profil/mon-profil" className={buttonClass({ wide: true })}>
          Aller à mon profil
        </Link>
      </DoorPanel>
    );
  }
  return (
    <DoorPanel title="Adresse confirmée">
      <p>
        {outcome.changed ? 'Votre compte utilise désormais ' : 'Nous savons maintenant où vous écrire : '}
        <b>{outcome.email}</b>.
      </p>
      <Link to="/profil/mon-profil" className={buttonClass({ wide: true })}>
        Compléter mon profil
      </Link>
    </DoorPanel>
  );
}
