import type { User } from '@solelune/account/contract';
import { isClosed, type Screen } from '@solelune/screen';
import { Avatar } from '@solelune/ui/avatar';
import { chevronDownGlyph, Icon, logoutGlyph } from '@solelune/ui/icon';
import { closeSubmenus, logout } from '../../state/account.ts';
import { glyphOf } from '../place-glyphs.ts';
import { PlaceLink } from '../place-link.tsx';
import { placesOn } from '../places.ts';
import { useSite } from '../site.ts';
import { MessageMenu } from './message-menu.tsx';
import { useSubmenu } from './use-submenu.ts';
import './user-menu.css';

/** The member's own corner of the bar: messages, and the way to every place of theirs. */
export default function UserMenu({ user, screen }: { user: User; screen: Screen }) {
  const { isOpen, box, button, panelId } = useSubmenu('user');
  const { firstname, picture } = user.infos;
  const places = placesOn('member', useSite());
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
              {places.map((place) => {
                const isHere = 'screen' in place && screen.name === place.screen;
                return (
                  <li key={place.title}>
                    <PlaceLink place={place} aria-current={isHere ? 'page' : undefined}>
                      <Icon of={glyphOf(place)} size={22} />
                      {place.title}
                    </PlaceLink>
                  </li>
                );
              })}
              <li className="user-menu__out">
                <button type="button" onClick={() => void closeSubmenus().then(() => logout(isClosed(screen)))}>
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
