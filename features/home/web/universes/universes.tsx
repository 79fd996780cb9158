import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import type { ReactNode } from 'react';
import type { HomeIndex } from '../../contract.ts';
import { SectionHead } from '../section-head.tsx';
import { AngelsCover } from './angels-cover.tsx';
import { AstrologyCover } from './astrology-cover.tsx';
import { MirrorCover } from './mirror-cover.tsx';
import { NumerologyCover } from './numerology-cover.tsx';
import { TarotCover } from './tarot-cover.tsx';
import {
  ANGELS_CARD,
  ASTROLOGY_CARD,
  MIRROR_CARD,
  NUMEROLOGY_CARD,
  TAROT_CARD,
  type UniverseCard,
} from './universe-cards.ts';
import './universes.css';

/** Five doors, each with its picture and its first steps. */
export function Universes({ equinox }: Pick<HomeIndex, 'equinox'>) {
  return (
    <section className="home-section home-section--mist" data-below="" aria-labelledby="home-universes">
      <div className="page">
        <SectionHead id="home-universes" title="Cinq façons de vous éclairer">
          Des calculs exacts, des tirages à retourner vous-même, des textes écrits pour être relus.
        </SectionHead>
        <div className="home-universes">
          <article className="home-universe home-universe--large on-night" data-below="">
            <AstrologyCover equinox={equinox} />
            <CardBody card={ASTROLOGY_CARD}>
              <Link className={buttonClass({ tone: 'gold', size: 'l' })} to="/astrologie/carte-du-ciel-astrologique">
                Tracer ma carte du ciel
              </Link>
            </CardBody>
          </article>
          <Card card={TAROT_CARD} cover={<TarotCover />} />
          <Card card={NUMEROLOGY_CARD} cover={<NumerologyCover />} />
          <Card card={ANGELS_CARD} cover={<AngelsCover />} />
          <Card card={MIRROR_CARD} cover={<MirrorCover />} />
        </div>
      </div>
    </section>
  );
}

function Card({ card, cover }: { card: UniverseCard; cover: ReactNode }) {
  return (
    <article className="home-universe" data-below="" data-universe={card.universe}>
      <div className="home-universe__cover">{cover}</div>
      <CardBody card={card} />
    </article>
  );
}

function CardBody({ card, children }: { card: UniverseCard; children?: ReactNode }) {
  return (
    <div className="home-universe__body">
      <h3>
        <Link to={card.path}>{card.name}</Link>
      </h3>
      <p>{card.promise}</p>
      {children}
      <ul>
        {card.links.map(([words, path]) => (
          <li key={path}>
            <Link to={path}>
              {words}
              <Icon of={arrowGlyph} size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
