import { useApp } from '@solelune/screen/app';
import { FrameHeadPlace } from '@solelune/screen/frame-head';
import { useLocation } from '@solelune/screen/navigation';
import { Icon } from '@solelune/ui/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { glyphOf } from '../../shell/place-glyphs.ts';
import { PlaceLink } from '../../shell/place-link.tsx';
import { addressOf, placesOn } from '../../shell/places.ts';
import { useSite } from '../../shell/site.ts';
import './member-frame.css';

/** The member's area: its places at the side (a ribbon on phones), and the page. */
export default function MemberFrame({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { session } = useApp();
  const places = placesOn('area', useSite());
  const ribbon = useRef<HTMLElement>(null);
  const here = places.find((place) => pathname === addressOf(place) || pathname.startsWith(`${addressOf(place)}/`));

  useEffect(() => {
    // On a phone the ribbon is wider than the screen: the place one is at must be in sight. By hand, so that the page does not move.
    const nav = ribbon.current;
    const current = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && current) nav.scrollLeft = current.offsetLeft - nav.clientWidth / 3;
  }, [here?.title]);

  return (
    <FrameHeadPlace>
      <div className="member-frame page">
        <nav className="member-frame__side" aria-label="Mon espace" ref={ribbon}>
          <ul>
            {places.map((place) => (
              <li key={place.title}>
                <PlaceLink place={place} aria-current={place.title === here?.title ? 'page' : undefined}>
                  <Icon of={glyphOf(place)} size={23} />
                  {place.title}
                </PlaceLink>
              </li>
            ))}
            <li className="member-frame__out">
              <button type="button" onClick={() => void session.leave()}>
                Se déconnecter
              </button>
            </li>
          </ul>
        </nav>
        <div className="member-frame__body">{children}</div>
      </div>
    </FrameHeadPlace>
  );
}
