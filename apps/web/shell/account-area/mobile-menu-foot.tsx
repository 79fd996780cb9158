import { buttonClass } from '@solelune/ui/button';
import { useAccount } from '../../state/account.ts';
import { ModalLink } from './modal-link.tsx';

/** At the foot of the mobile menu, for who has no account at hand. */
export function MobileMenuFoot() {
  const isAnonymous = useAccount(({ user, loading }) => !user && !loading);
  if (!isAnonymous) return null;
  return (
    <div className="main-menu__foot">
      <ModalLink modal="login" className={buttonClass({ tone: 'quiet' })}>
        Se connecter
      </ModalLink>
      <ModalLink modal="signup" className={buttonClass()}>
        S’inscrire
      </ModalLink>
    </div>
  );
}
