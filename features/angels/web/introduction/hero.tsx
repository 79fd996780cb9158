import { Link } from '@solelune/screen/navigation';
import { HeroArt, HeroWords, type HeroWordsProps, ToolHero } from '@solelune/ui/tool-hero';
import type { ReactNode } from 'react';
import { Rays } from '../drawings/rays.tsx';
import './hero.css';

interface HeroProps extends Omit<HeroWordsProps, 'link'> {
  /** A name stands larger than a title. */
  isName?: boolean;
  art: ReactNode;
  artFirst?: boolean;
}

/** The head of every page of the angels: a morning sky, and the seal in its rays. */
export function Hero({ isName, art, artFirst, ...words }: HeroProps) {
  return (
    <ToolHero className="angels-hero" data-name={isName || undefined}>
      <HeroWords {...words} link={Link} />
      <HeroArt first={artFirst}>
        <Rays />
        {art}
      </HeroArt>
    </ToolHero>
  );
}
