import type { Universe } from '@solelune/screen';
import { UniverseIcon } from './menu/universe-icon.tsx';
import { ScreenLink } from './screen-link.tsx';
import './bottom-nav.css';

const TILES: [Universe, string, string][] = [
  ['general', 'Général', 'home.home'],
  ['astrology', 'Astrologie', 'astrology.index'],
  ['tarot', 'Tarot', 'tarot.index'],
  ['numerology', 'Numérologie', 'numerology.index'],
  ['angels', 'Anges', 'angels.home'],
];

/** Five tiles under the thumb, on phones and tablets. */
export function BottomNav({ universe }: { universe: Universe }) {
  const lit = universe === 'mirror' ? 'angels' : universe;
  return (
    <nav className="bottom-nav" aria-label="Univers">
      {TILES.map(([tile, title, screen]) => (
        <ScreenLink key={tile} screen={screen} data-universe={tile} aria-current={tile === lit ? 'true' : undefined}>
          <UniverseIcon of={tile} />
          {title}
        </ScreenLink>
      ))}
    </nav>
  );
}
