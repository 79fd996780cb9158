import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { useState } from 'react';
import { useInBrowser } from '../use-in-browser.ts';
import { DoorPage, DoorPanel } from './door-page.tsx';

/**
 * Where a members' page is left for. It logs nobody out by being looked at: a link from elsewhere must not close a session, so who is still
 * logged in gets a button.
 */
export default function LogoutPage() {
  const { session } = useApp();
  const [, setLeft] = useState(false);
  const isLogged = useInBrowser(session.isOpen, false);
  return (
    <DoorPage title="À bientôt">
      {isLogged ? (
        <DoorPanel title="Se déconnecter ?">
          <p>Votre session est encore ouverte sur cet appareil.</p>
          <Button wide onClick={() => void session.leave().then(() => setLeft(true))}>
            Se déconnecter
          </Button>
        </DoorPanel>
      ) : (
        <DoorPanel title="Votre session est fermée">
          <p>Rien de vous ne reste ouvert sur cet appareil. Le ciel, lui, continue de tourner.</p>
          <Link to="/" className={buttonClass({ wide: true })}>
            Revenir à l’accueil
          </Link>
          <p className="door-page__way-out">
            <Link to="/connexion">Se connecter de nouveau</Link>
          </p>
        </DoorPanel>
      )}
    </DoorPage>
  );
}
