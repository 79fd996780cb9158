import { Link } from '@solelune/screen/navigation';
import { Eyebrow } from '@solelune/ui/eyebrow';
import type { ReactNode } from 'react';
import { Rays } from '../drawings/rays.tsx';
import './hero.css';

interface Crumb {
  name: string;
  path?: string;
}

interface HeroProps {
  /** The way down to this page; the last one is here. */
  crumbs: readonly Crumb[];
  eyebrow: ReactNode;
  title: ReactNode;
  /** A name stands larger than a title. */
  isName?: boolean;
  epithet?: ReactNode;
  /** HTML of our own texts. */
  lead?: string;
  art: ReactNode;
  /** On a phone a portrait shows its seal first; a form comes before its picture. */
  artFirst?: boolean;
  children?: ReactNode;
}

/** The head of every page of the angels: a morning sky, words on one side, the seal in its rays on the other. */
export function Hero({ crumbs, eyebrow, title, isName, epithet, lead, art, artFirst, children }: HeroProps) {
  return (
    <header className="angels-hero">
      <div className="angels-hero__columns page">
        <div className="angels-hero__words">
          <nav className="angels-hero__crumbs" aria-label="Fil d’Ariane">
            <ol>
              {crumbs.map(({ name, path }) => (
                <li key={name}>{path ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
              ))}
            </ol>
          </nav>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 data-name={isName || undefined}>{title}</h1>
          {epithet && <p className="angels-hero__epithet">{epithet}</p>}
          {lead && <div className="angels-hero__lead" dangerouslySetInnerHTML={{ __html: lead }} />}
          {children}
        </div>
        <div className="angels-hero__art" data-first={artFirst || undefined}>
          <Rays />
          {art}
        </div>
      </div>
    </header>
  );
}
