import { logout } from '@solelune/account/contract';
import { useApp } from '@solelune/screen/app';
import { Link, useLocation } from '@solelune/screen/navigation';
import { Icon } from '@solelune/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { PLACES } from './places.ts';
import './member-frame.css';

interface MemberFrameProps {
  /** Above the frame, from edge to edge. */
  head?: ReactNode;
  children: ReactNode;
}

/** A page of the member area: its rooms at the side (a ribbon on phones), and the page. */
export function MemberFrame({ head, children }: MemberFrameProps) {
  const { pathname } = useLocation();
  const { call } = useApp();
  const ribbon = useRef<HTMLElement>(null);
  const here = PLACES.find(({ address }) => pathname === address || pathname.startsWith(`${address}/`));

  useEffect(() => {
    // On a phone the ribbon is wider than the screen: the room one is in must be in sight. By hand, so that the page does not move.
    const nav = ribbon.current;
    const current = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && current) nav.scrollLeft = current.offsetLeft - nav.clientWidth / 3;
  }, []);

  // From a members' page the answer leads away (`redirect_to`); when the server cannot be told, the page that closes sessions can.
  const leave = () => call(logout, { from: 'protected' }).catch(() => location.assign('/deconnexion'));

  return (
    <>
      {head}
      <div className="member-frame page">
        <nav className="member-frame__side" aria-label="Mon espace" ref={ribbon}>
          <ul>
            {PLACES.map((place) => (
              <li key={place.address}>
                <Link to={place.address} aria-current={place === here ? 'page' : undefined}>
                  <Icon of={place.glyph} size={23} />
                  {place.title}
                </Link>
              </li>
            ))}
            <li className="member-frame__out">
              <button type="button" onClick={() => void leave()}>
                Se déconnecter
              </button>
            </li>
          </ul>
        </nav>
        <div className="member-frame__body">{children}</div>
      </div>
    </>
  );
}
