import type { Place } from '@solelune/screen';
import type { ComponentProps } from 'react';
import { ScreenLink, SiteLink } from './screen-link.tsx';

interface PlaceLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  place: Place;
}

/** A link to where a feature's place leads: inside the application, or by a full page load. */
export function PlaceLink({ place, ...rest }: PlaceLinkProps) {
  const { children = place.title } = rest;
  return 'screen' in place ? (
    <ScreenLink {...rest} screen={place.screen} {...(place.params ? { params: place.params } : {})}>
      {children}
    </ScreenLink>
  ) : (
    <SiteLink {...rest} href={place.link}>
      {children}
    </SiteLink>
  );
}
