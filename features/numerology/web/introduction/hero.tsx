import { Link } from '@solelune/screen/navigation';
import { Eyebrow } from '@solelune/ui/eyebrow';
import type { ReactNode } from 'react';
import './hero.css';

interface HeroProps {
  /** The way down to this page; the last one is here. */
  crumbs: readonly { name: string; path?: string }[];
  eyebrow: string;
  title: ReactNode;
  epithet?: ReactNode;
  /** HTML of our own texts. */
  lead?: string;
  art: ReactNode;
  /** On a phone a result shows its plate first; a form comes before its picture. */
  artFirst?: boolean;
  children?: ReactNode;
}

/** The head of every page of numerology: words and form on one side, the drawing on the other, in the light of dawn. */
export function Hero({ crumbs, eyebrow, title, epithet, lead, art, artFirst, children }: HeroProps) {
  return (
    <header className="numerology-hero">
      <div className="numerology-hero__columns page">
        <div className="numerology-hero__words">
          <nav className="numerology-hero__crumbs" aria-label="Fil d’Ariane">
            <ol>
              {crumbs.map(({ name, path }) => (
                <li key={name}>{path ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
              ))}
            </ol>
          </nav>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1>{title}</h1>
          {epithet && <p className="numerology-hero__epithet">{epithet}</p>}
          {lead && <div className="numerology-hero__lead" dangerouslySetInnerHTML={{ __html: lead }} />}
          {children}
        </div>
        <div className="numerology-hero__art" data-first={artFirst || undefined}>
          {art}
        </div>
      </div>
    </header>
  );
}
