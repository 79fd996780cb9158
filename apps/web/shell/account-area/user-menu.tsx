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
import { useEffect, useRef } from 'react';
import { closeSubmenus, logout, toggleSubmenu, useAccount } from '../../state/account.ts';
import { ScreenLink } from '../screen-link.tsx';
import './user-menu.css';

const PLACES: [Glyph, string, string][] = [
  [personGlyph, 'Mon profil', 'profile.mine'],
  [bookmarkGlyph, 'Mes activités', 'profile.activities'],
  [peopleGlyph, 'Mes proches', 'profile.contacts'],
  [calendarGlyph, 'Mes rendez-vous', 'profile.appointments'],
  [clockGlyph, 'Mon heure miroir', 'mirror-hours.journal'],
  [giftGlyph, 'Ma fidélité', 'profile.loyalty'],
];

export default function UserMenu({ user, screen }: { user: User; screen: Screen }) {
  const isOpen = useAccount(({ submenu }) => submenu === 'user');
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const { firstname, picture } = user.infos;

  useEffect(() => {
    if (!isOpen) return;
    const onPress = (event: PointerEvent) => box.current?.contains(event.target as Node) || void closeSubmenus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      trigger.current?.focus();
      void closeSubmenus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  return (
    <div className="user-menu" ref={box}>
      <button
        type="button"
        className="user-menu__trigger"
        ref={trigger}
        aria-expanded={isOpen}
        aria-controls="user-menu"
        onClick={() => void toggleSubmenu('user')}
      >
        <Avatar name={firstname} picture={picture ?? undefined} size={40} decorative />
        <span>{firstname}</span>
        <Icon of={chevronDownGlyph} size={14} />
      </button>
      {isOpen && (
        <div className="user-menu__panel" id="user-menu">
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
              <button type="button" onClick={() => void closeSubmenus().then(() => logout(screen.protected === true))}>
                <Icon of={logoutGlyph} size={22} />
                Se déconnecter
              </button>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}
