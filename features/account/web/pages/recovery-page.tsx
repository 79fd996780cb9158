import type { PageProps } from '@solelune/screen';
import { useAnswer } from '@solelune/screen/answer';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { Skeleton, SkeletonGroup } from '@solelune/ui/skeleton';
import { useState } from 'react';
import { recoveryCheck } from '../../contract.ts';
import { NewPasswordForm } from '../forms/new-password-form.tsx';
import { RecoveryForm } from '../forms/recovery-form.tsx';
import { useInBrowser } from '../use-in-browser.ts';
import { DoorPage, DoorPanel } from './door-page.tsx';
import { useFragment } from './use-fragment.ts';

type Step = 'ask' | 'sent' | 'checking' | 'choose' | 'expired' | 'done';

/**
 * Request, new password, success. The code in the address says where one stands; it is checked before anything has to be typed. Our letters have it
 * in the fragment; in the path it works as well.
 */
export default function RecoveryPage({ params }: PageProps) {
  const mailed = useFragment();
  // The server, which is not told of fragments, drew the page without.
  const code = useInBrowser(() => mailed, '') || (params['code'] ?? '');
  return <Recovery key={code} code={code} />;
}

function Recovery({ code }: { code: string }) {
  const check = useAnswer(recoveryCheck, code ? { code } : null);
  const [reached, setStep] = useState<Step | null>(null);
  const [sentTo, setSentTo] = useState('');
  const step = reached ?? (code ? stepOf(check) : 'ask');

  const ask = (
    <RecoveryForm
      onSent={(email) => {
        setSentTo(email);
        setStep('sent');
      }}
    />
  );
  return <DoorPage title="Retrouver la clé">{panelOf()}</DoorPage>;

  function panelOf() {
    switch (step) {
      case 'checking':
        return (
          <DoorPanel title="Un instant…">
            <SkeletonGroup label="Nous vérifions votre lien…">
              <Skeleton shape="line" />
              <Skeleton shape="button" width="100%" />
            </SkeletonGroup>
          </DoorPanel>
        );
      case 'choose':
        return (
          <DoorPanel title="Votre nouveau mot de passe">
            {check.answer?.starts_anew ? (
              <NewStart />
            ) : (
              <p>Choisissez-le, et vos sessions ouvertes ailleurs seront fermées.</p>
            )}
            <NewPasswordForm code={code} onDone={() => setStep('done')} />
          </DoorPanel>
        );
      case 'done':
        return (
          <DoorPanel title="C’est fait">
            <p>Votre mot de passe est changé. Il ne reste qu’à entrer.</p>
            <Link to="/connexion" className={buttonClass({ wide: true })}>
              Se connecter
            </Link>
          </DoorPanel>
        );
      case 'sent':
        return (
          <DoorPanel title="Regardez votre courrier">
            <p>
              Si un compte utilise l’adresse <b>{sentTo}</b>, un message vient d’y partir. Son lien reste valable une
              heure. Pensez aux indésirables.
            </p>
            <Link to="/" className={buttonClass({ tone: 'quiet', wide: true })}>
              Revenir à l’accueil
            </Link>
          </DoorPanel>
        );
      default:
        return (
          <DoorPanel title={step === 'expired' ? 'Ce lien n’est plus valable' : 'Mot de passe oublié'}>
            <p>
              {step === 'expired'
                ? 'Il a déjà servi, ou plus d’une heure est passée. Demandez-en un autre.'
                : 'Dites-nous votre adresse : nous y enverrons un lien pour en choisir un nouveau.'}
            </p>
            {ask}
          </DoorPanel>
        );
    }
  }
}

/** Without the network the form is shown all the same: the server has the last word when it is sent. */
function stepOf({ answer, error }: { answer: { valid: boolean } | null; error: unknown }): Step {
  if (answer) return answer.valid ? 'choose' : 'expired';
  return error ? 'choose' : 'checking';
}

/** Nobody ever confirmed the address: what stands there may be anybody's. */
function NewStart() {
  return (
    <>
      <p>
        L’adresse de ce compte n’a jamais été confirmée. Par prudence, il repart à neuf, sans rien de ce qui s’y trouve.
        Si c’est vous qui l’avez créé, <Link to="/connexion">connectez-vous</Link>, puis rouvrez ce lien : vous garderez
        tout.
      </p>
      <p>
        En continuant, vous acceptez les <Link to="/page/conditions-generales">conditions générales</Link>.
      </p>
    </>
  );
}
