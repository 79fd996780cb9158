import { LoginForm, SignupForm } from '@solelune/account/web/forms';
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
      keepOnOutsidePress
      title={isLogin ? 'Bon retour' : 'Créer un compte'}
      description={isLogin ? 'Vos tirages et vos thèmes vous attendent.' : 'Gratuit, et votre ciel vous suit partout.'}
    >
      {isLogin ? <LoginForm onNavigate={closeModal} /> : <SignupForm onNavigate={closeModal} />}
      <p className="account-modals__other">
        {isLogin ? 'Première visite ?' : 'Déjà membre ?'}
        <Button tone="plain" onClick={() => void openModal(isLogin ? 'signup' : 'login')}>
          {isLogin ? 'Créer un compte' : 'Se connecter'}
        </Button>
      </p>
    </Dialog>
  );
}
