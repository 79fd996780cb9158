import { LoginForm, SignupNotice } from '@solelune/account/web/forms';
import { Button } from '@solelune/ui/button';
import { Dialog } from '@solelune/ui/dialog';
import { closeModal, openModal } from '../../state/account.ts';
import './account-modals.css';

/** Login and signup over the page one is on. */
export default function AccountModals({ modal }: { modal: 'login' | 'signup' }) {
  const isLogin = modal === 'login';
  return (
    <Dialog
      open
      onOpenChange={(open) => open || closeModal()}
      keepOnOutsidePress={isLogin}
      title={isLogin ? 'Bon retour' : 'Créer un compte'}
      description={isLogin ? 'Vos tirages et vos thèmes vous attendent.' : 'Ce que l’espace membre vous réserve.'}
    >
      {isLogin ? <LoginForm onNavigate={closeModal} /> : <SignupNotice />}
      <p className="account-modals__other">
        {isLogin ? 'Première visite ?' : 'Déjà membre ?'}
        <Button tone="plain" onClick={() => void openModal(isLogin ? 'signup' : 'login')}>
          {isLogin ? 'Créer un compte' : 'Se connecter'}
        </Button>
      </p>
    </Dialog>
  );
}
