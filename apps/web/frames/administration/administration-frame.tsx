import { useApp } from '@solelune/screen/app';
import { useLocation } from '@solelune/screen/navigation';
import { chatGlyph, type Glyph, Icon, mailGlyph, penGlyph, starGlyph } from '@solelune/ui/icon';
import type { ReactNode } from 'react';
import { HOME_SCREEN } from '../../known-screens.ts';
import { LogoMark } from '../../shell/logo.tsx';
import { glyphOf } from '../../shell/place-glyphs.ts';
import { PlaceLink } from '../../shell/place-link.tsx';
import { addressOf } from '../../shell/places.ts';
import { ScreenLink } from '../../shell/screen-link.tsx';
import { STAFF_PLACES } from './staff-places.ts';
import './administration-frame.css';
import './administration-parts.css';

/** Drawings of staff's own places: the shell, which every visitor loads, does without them. */
const STAFF_GLYPHS: Record<string, Glyph> = { star: starGlyph, chat: chatGlyph, mail: mailGlyph, pen: penGlyph };

interface StaffFrameProps {
  shelf: 'administration' | 'console';
  /** Under the name of the house. */
  name: string;
  children: ReactNode;
}

export default function AdministrationFrame({ children }: { children: ReactNode }) {
  return (
    <StaffFrame shelf="administration" name="la régie">
      {children}
    </StaffFrame>
  );
}

/** Staff's side: its own places at the side, as far as who is there may go; the head and foot of the site stay out of it. */
export function StaffFrame({ shelf, name, children }: StaffFrameProps) {
  const { pathname } = useLocation();
  const { user, session } = useApp();
  const may = user?.permissions ?? [];
  const places = STAFF_PLACES.filter((place) => place.shelf === shelf && place.can && may.includes(place.can));
  const here = places.findLast((place) => pathname === addressOf(place) || pathname.startsWith(`${addressOf(place)}/`));
  return (
    <div className="administration-frame">
      <nav className="administration-frame__side" aria-label={name}>
        <ScreenLink screen={HOME_SCREEN} className="administration-frame__logo">
          <LogoMark size={42} />
          <span>
            <b>Solelune</b>
            <i>{name}</i>
          </span>
        </ScreenLink>
        <ul>
          {places.map((place) => (
            <li key={place.title}>
              <PlaceLink place={place} aria-current={place.title === here?.title ? 'page' : undefined}>
                <Icon of={STAFF_GLYPHS[place.icon ?? ''] ?? glyphOf(place)} size={20} />
                {place.title}
              </PlaceLink>
            </li>
          ))}
        </ul>
        <p className="administration-frame__who">
          <b>{user?.infos.firstname}</b>
          <button type="button" onClick={() => void session.leave()}>
            Se déconnecter
          </button>
        </p>
      </nav>
      <div className="administration-frame__body">{children}</div>
    </div>
  );
}
