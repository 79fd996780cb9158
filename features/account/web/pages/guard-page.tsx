import type { Screen } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { Icon, lockGlyph } from '@solelune/ui/icon';
import { LoginForm } from '../forms/login-form.tsx';
import { SignupForm } from '../forms/signup-form.tsx';
import { ProviderReturn } from '../providers/provider-return.tsx';
import { useInBrowser } from '../use-in-browser.ts';
import { DoorPage } from './door-page.tsx';
import { Promises } from './promises.tsx';

/** The page of login and of signup, and the guard of members' screens: then it says why one is here. */
export default function GuardPage({ screen }: { screen: Screen }) {
  const { session } = useApp();
  const isGuarding = useInBrowser(() => session.wantedAddress() !== null, false);
  const signupFirst = screen.name === 'account.signup';
  const panels = [
    <section key="login" className="door-page__panel" aria-labelledby="guard-login">
      <h2 id="guard-login">Bon retour</h2>
      <p>Vos tirages et vos thèmes vous attendent.</p>
      <LoginForm />
    </section>,
    <section key="signup" className="door-page__panel" id="inscription" aria-labelledby="guard-signup">
      <h2 id="guard-signup">Première visite ?</h2>
      <p>Un compte gratuit, et votre ciel vous suit partout.</p>
      <SignupForm />
    </section>,
  ];
  const why = isGuarding && (
    <p className="door-page__why" role="status">
      <Icon of={lockGlyph} size={22} />
      Cette page est réservée aux membres. Connectez-vous : nous vous y conduirons aussitôt.
    </p>
  );
  return (
    <DoorPage title={signupFirst ? 'Entrer, ou faire connaissance' : 'Entrer'} why={why}>
      <ProviderReturn />
      <div className="door-page__panels">{signupFirst ? panels.toReversed() : panels}</div>
      <Promises />
      <p className="door-page__way-out">
        <Link to="/">Continuer sans compte</Link>
      </p>
    </DoorPage>
  );
}
