import type { Screen } from '@solelune/screen';
import { Icon, lockGlyph } from '@solelune/ui/icon';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useAccountAccess } from './account-context.ts';
import { DoorFigure } from './door-figure.tsx';
import { LoginForm } from './login-form.tsx';
import { SignupNotice } from './signup-notice.tsx';
import './guard-page.css';

const neverChanges = () => () => {};

/** The page of login and of signup, and the guard of members' screens: then it says why one is here. */
export default function GuardPage({ screen }: { screen: Screen }) {
  const access = useAccountAccess();
  // Known to the device alone: the server draws the page without it.
  const isGuarding = useSyncExternalStore(
    neverChanges,
    () => access.wantedAddress() !== null,
    () => false,
  );
  const signupFirst = screen.name === 'account.signup';
  const panels = [
    <section key="login" className="guard-page__panel" aria-labelledby="guard-login">
      <h2 id="guard-login">Bon retour</h2>
      <p>Vos tirages et vos thèmes vous attendent.</p>
      <LoginForm />
    </section>,
    <section key="signup" className="guard-page__panel" id="inscription" aria-labelledby="guard-signup">
      <h2 id="guard-signup">Première visite ?</h2>
      <SignupNotice />
    </section>,
  ];
  return (
    <div className="guard-page">
      <div className="guard-page__sky on-night">
        <DoorFigure />
      </div>
      <div className="page guard-page__body">
        <header className="guard-page__head on-night">
          <h1>{signupFirst ? 'Entrer, ou faire connaissance' : 'Entrer'}</h1>
          {isGuarding && (
            <p className="guard-page__why" role="status">
              <Icon of={lockGlyph} size={22} />
              Cette page est réservée aux membres. Connectez-vous : nous vous y conduirons aussitôt.
            </p>
          )}
        </header>
        <div className="guard-page__panels">{signupFirst ? panels.toReversed() : panels}</div>
        <p className="guard-page__way-out">
          <Link to="/">Continuer sans compte</Link>
        </p>
      </div>
    </div>
  );
}
