import { Link } from '@solelune/screen/navigation';
import { Badge } from '@solelune/ui/badge';
import { Eyebrow } from '@solelune/ui/eyebrow';
import { StarrySky } from '@solelune/ui/starry';
import type { ReactNode } from 'react';
import type { SignFacts } from '../../engine/signs.ts';
import './sign-hero.css';

/** The light of the page: night for signs, silver for Moons, dawn and dusk for the horizon, nursery for children. */
type Mood = 'night' | 'silver' | 'dawn' | 'dusk' | 'nursery';

interface SignHeroProps {
  /** The way down to this page; the last one is here. */
  crumbs: readonly { name: string; path?: string }[];
  mood: Mood;
  /** Tints the glow behind the drawing. */
  element?: SignFacts['element'];
  eyebrow: ReactNode;
  title: ReactNode;
  epithet?: ReactNode;
  /** HTML of our own texts. */
  lead?: string;
  keywords?: readonly string[];
  art: ReactNode;
  /** On a phone a portrait shows its plate first; a form comes before its picture. */
  artFirst?: boolean;
  /** A long title, of two names or of a tool, is set smaller than a sign's own name. */
  longTitle?: boolean;
  /** Under the words. */
  children?: ReactNode;
  /** A form, in the place of the drawing: the drawing then stands under the words. */
  form?: ReactNode;
}

export function SignHero(props: SignHeroProps) {
  const { crumbs, mood, element, eyebrow, title, epithet, lead, keywords, art, artFirst, longTitle, form, children } =
    props;
  const isLight = mood === 'nursery';
  // Words and drawing take the colours of the night; a form keeps those of the paper.
  const night = isLight ? '' : ' on-night';
  const drawing = (
    <div className={`sign-hero__art${night}`} data-first={artFirst || undefined}>
      {art}
    </div>
  );
  return (
    <header className="sign-hero" data-mood={mood} data-element={element}>
      {!isLight && <StarrySky stars={90} seed={7} />}
      <div className="sign-hero__columns page" data-form={form ? true : undefined}>
        <div className={`sign-hero__words${night}`}>
          <nav className="sign-hero__crumbs" aria-label="Fil d’Ariane">
            <ol>
              {crumbs.map(({ name, path }) => (
                <li key={name}>{path ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
              ))}
            </ol>
          </nav>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 data-long={longTitle || undefined}>{title}</h1>
          {epithet && <p className="sign-hero__epithet">{epithet}</p>}
          {lead && <div className="sign-hero__lead" dangerouslySetInnerHTML={{ __html: lead }} />}
          {keywords && (
            <ul className="sign-hero__keywords" aria-label="Mots clés">
              {keywords.map((word) => (
                <li key={word}>
                  <Badge tone="line">{word}</Badge>
                </li>
              ))}
            </ul>
          )}
          {children}
          {form && drawing}
        </div>
        {form ? <div className="sign-hero__form">{form}</div> : drawing}
      </div>
    </header>
  );
}
