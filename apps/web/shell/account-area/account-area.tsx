import type { Screen } from '@solelune/screen';
import { part } from '@solelune/screen/part';
import { Icon, personGlyph } from '@solelune/ui/icon';
import { Spinner } from '@solelune/ui/spinner';
import { useAccount } from '../../state/account.ts';
import { ModalLink } from './modal-link.tsx';
import './account-area.css';

const UserMenu = part(() => import('./user-menu.tsx'));
const waiting = <Spinner label="Votre compte se charge…" size={22} />;

/** Links for the anonymous visitor, a spinner while the account loads, then the member's own menu. */
export function AccountArea({ screen }: { screen: Screen }) {
  const user = useAccount((state) => state.user);
  const isLoading = useAccount(({ loading }) => loading);
  return (
    <div className="account-area">
      {user ? (
        <UserMenu user={user} screen={screen} waiting={waiting} />
      ) : isLoading ? (
        waiting
      ) : (
        <>
          <ModalLink modal="login" className="account-area__login">
            <Icon of={personGlyph} size={24} />
            <span>Se connecter</span>
          </ModalLink>
          <ModalLink modal="signup" className="account-area__signup">
            S’inscrire
          </ModalLink>
        </>
      )}
    </div>
  );
}
