import { Link } from '@solelune/screen/navigation';
import { HeroArt, HeroWords, type HeroWordsProps, ToolHero } from '@solelune/ui/tool-hero';
import type { ReactNode } from 'react';
import './hero.css';

interface HeroProps extends Omit<HeroWordsProps, 'link'> {
  /** An hour stands larger than a title. */
  isHour?: boolean;
  art: ReactNode;
  artFirst?: boolean;
}

/** The head of a page of the mirror hours, in lamplight. */
export function Hero({ isHour, art, artFirst, ...words }: HeroProps) {
  return (
    <ToolHero className="mirror-hero" data-hour={isHour || undefined}>
      <HeroWords {...words} link={Link} />
      <HeroArt first={artFirst}>{art}</HeroArt>
    </ToolHero>
  );
}
