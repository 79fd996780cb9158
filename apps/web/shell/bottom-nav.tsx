import type { Universe } from '@solelune/screen';
import { FramePart } from './frame-part.tsx';
import { UniverseIcon } from './menu/universe-icon.tsx';
import { PlaceLink } from './place-link.tsx';
import { placesOn } from './places.ts';
import { useSite } from './site.ts';
import './bottom-nav.css';

/** Five tiles under the thumb, on phones and tablets. */
export function BottomNav({ universe }: { universe: Universe }) {
  return (
    <FramePart as="nav" part="tiles" className="bottom-nav" aria-label="Univers">
      <BottomNavTiles universe={universe} />
    </FramePart>
  );
}

export function BottomNavTiles({ universe }: { universe: Universe }) {
  const lit = universe === 'mirror' ? 'angels' : universe;
  const tiles = placesOn('tiles', useSite());
  return tiles.map((place) => {
    const tile = place.icon as Universe;
    return (
      <PlaceLink key={tile} place={place} data-universe={tile} aria-current={tile === lit ? 'true' : undefined}>
        <UniverseIcon of={tile} />
        {place.title}
      </PlaceLink>
    );
  });
}
