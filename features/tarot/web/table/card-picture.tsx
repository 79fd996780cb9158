import { backUrl, cardUrl } from '../../cards/address.ts';
import type { DeckId } from '../../engine/index.ts';
import './card-picture.css';

/** Every face and every back has this shape. */
const SIZE = { width: 200, height: 344 };

interface CardPictureProps {
  deck: DeckId;
  slug: string;
  /** What is seen; empty where words beside it name the card. */
  alt: string;
  reversed?: boolean | undefined;
  lazy?: boolean;
  className?: string;
}

export const CardPicture = ({ deck, slug, alt, reversed, lazy, className }: CardPictureProps) => (
  <img
    {...SIZE}
    className={`tarot-card ${className ?? ''}`.trim()}
    src={cardUrl(deck, slug)}
    alt={alt}
    data-reversed={reversed || undefined}
    loading={lazy ? 'lazy' : undefined}
    decoding="async"
  />
);

export const CardBack = ({ deck, alt = '', lazy }: { deck: DeckId; alt?: string; lazy?: boolean }) => (
  <img {...SIZE} className="tarot-card" src={backUrl(deck)} alt={alt} loading={lazy ? 'lazy' : undefined} />
);
