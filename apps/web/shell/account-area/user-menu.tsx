import type { User } from '@solelune/account/contract';
import type { Screen } from '@solelune/screen';
import { Avatar } from '@solelune/ui/avatar';
import {
  bookmarkGlyph,
  calendarGlyph,
  chevronDownGlyph,
  clockGlyph,
  type Glyph,
  giftGlyph,
  Icon,
  logoutGlyph,
  peopleGlyph,
  personGlyph,
} from '@solelune/ui/icon';
import { closeSubmenus, logout } from '../../state/account.ts';
import { ScreenLink } from '../screen-link.tsx';
import { MessageMenu } from './message-menu.tsx';
import { useSubmenu } from './use-submenu.ts';
import './user-menu.css';

const PLACES: [Glyph, string, string][] = [
  [personGlyph, 'Mon profil', 'profile.mine'],
  [bookmarkGlyph, 'Mes activités', 'profile.activities'],
  [peopleGlyph, 'Mes proches', 'profile.contacts'],
  [calendarGlyph, 'Mes rendez-vous', 'profile.appointments'],
  [clockGlyph, 'Mon heure miroir', 'mirror-hours.journal'],
  [giftGlyph, 'Ma fidélité', 'profile.loyalty'],
];

/** The member's own corner of the bar: messages, and the way to every room. */
export default function UserMenu({ user, screen }: { user: User; screen: Screen }) {
  const { isOpen, box, button, panelId } = useSubmenu('user');
  const { firstname, picture } = user.infos;
  return (
    <>
      <MessageMenu />
      <div className="user-menu" ref={box}>
        <button type="button" className="user-menu__trigger" {...button}>
          <Avatar name={firstname} picture={picture ?? undefined} size={40} decorative />
          <span>{firstname}</span>
          <Icon of={chevronDownGlyph} size={14} />
        </button>
        {isOpen && (
          <div className="user-menu__panel" id={panelId}>
            <ul>
              {PLACES.map(([glyph, title, name]) => (
                <li key={name}>
                  <ScreenLink screen={name} aria-current={screen.name === name ? 'page' : undefined}>
                    <Icon of={glyph} size={22} />
                    {title}
                  </ScreenLink>
                </li>
              ))}
              <li className="user-menu__out">
                <button
                  type="button"
                  onClick={() => void closeSubmenus().then(() => logout(screen.protected === true))}
                >
                  <Icon of={logoutGlyph} size={22} />
                  Se déconnecter
                </button>
              </li>
            </ul>
          </div>
        )}
      </div>
    </>
  );
}
