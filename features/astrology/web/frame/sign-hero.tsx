import { Link } from '@solelune/screen/navigation';
import { Keywords } from '@solelune/ui/keywords';
import { StarrySky } from '@solelune/ui/starry';
import { HeroArt, HeroWords, type HeroWordsProps, ToolHero } from '@solelune/ui/tool-hero';
import type { ReactNode } from 'react';
import type { SignFacts } from '../../engine/signs.ts';
import './sign-hero.css';

/** The light of the page: night for signs, silver for Moons, dawn and dusk for the horizon, nursery for children. */
type Mood = 'night' | 'silver' | 'dawn' | 'dusk' | 'nursery';

interface SignHeroProps extends Omit<HeroWordsProps, 'link' | 'className'> {
  mood: Mood;
  /** Tints the glow behind the drawing. */
  element?: SignFacts['element'];
  keywords?: readonly string[];
  art: ReactNode;
  artFirst?: boolean;
  /** A long title, of two names or of a tool, is set smaller than a sign's own name. */
  longTitle?: boolean;
  /** On a phone it gives way to what one comes for: no drawing, and little room. */
  isBrief?: boolean;
  /** A form, in the place of the drawing: the drawing then stands under the words. */
  form?: ReactNode;
}

/** The head of every page of the signs: a night, or a nursery. */
export function SignHero(props: SignHeroProps) {
  const { mood, element, keywords, art, artFirst, longTitle, isBrief, form, children, ...words } = props;
  const isLight = mood === 'nursery';
  // Words and drawing take the colours of the night; a form keeps those of the paper.
  const night = isLight ? '' : 'on-night';
  const drawing = (
    <HeroArt className={night} first={artFirst}>
      {art}
    </HeroArt>
  );
  return (
    <ToolHero
      className="sign-hero"
      data-mood={mood}
      data-element={element}
      data-long={longTitle || undefined}
      data-form={form ? true : undefined}
      data-brief={isBrief || undefined}
    >
      {!isLight && <StarrySky stars={90} seed={7} />}
      <HeroWords {...words} link={Link} className={night}>
        {keywords && <Keywords words={keywords} />}
        {children}
        {form && drawing}
      </HeroWords>
      {form ? <div className="sign-hero__form">{form}</div> : drawing}
    </ToolHero>
  );
}
