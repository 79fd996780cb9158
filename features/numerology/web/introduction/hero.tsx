import { Link } from '@solelune/screen/navigation';
import { HeroArt, HeroWords, type HeroWordsProps, ToolHero } from '@solelune/ui/tool-hero';
import type { ReactNode } from 'react';
import './hero.css';

interface HeroProps extends Omit<HeroWordsProps, 'link'> {
  art: ReactNode;
  artFirst?: boolean;
}

/** The head of every page of numerology, in the light of dawn. */
export function Hero({ art, artFirst, ...words }: HeroProps) {
  return (
    <ToolHero className="numerology-hero">
      <HeroWords {...words} link={Link} />
      <HeroArt first={artFirst}>{art}</HeroArt>
    </ToolHero>
  );
}
