import { Link } from '@solelune/screen/navigation';
import { Eyebrow } from '@solelune/ui/eyebrow';
import type { ReactNode } from 'react';
import './hero.css';

interface HeroProps {
  crumbs: readonly { name: string; path?: string }[];
  eyebrow: ReactNode;
  title: ReactNode;
  /** An hour stands larger than a title. */
  isHour?: boolean;
  epithet?: ReactNode;
  /** HTML of our own texts. */
  lead: string;
  art: ReactNode;
  /** On a phone an hour shows its picture first; the clock comes before its dial. */
  artFirst?: boolean;
  children?: ReactNode;
}

/** The head of a page of the mirror hours: lamplight on one side, the drawing on the other. */
export function Hero({ crumbs, eyebrow, title, isHour, epithet, lead, art, artFirst, children }: HeroProps) {
  return (
    <header className="mirror-hero">
      <div className="mirror-hero__columns page">
        <div>
          <nav className="mirror-hero__crumbs" aria-label="Fil d’Ariane">
            <ol>
              {crumbs.map(({ name, path }) => (
                <li key={name}>{path ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
              ))}
            </ol>
          </nav>
          <Eyebrow>{eyebrow}</Eyebrow>
          <h1 data-hour={isHour || undefined}>{title}</h1>
          {epithet && <p className="mirror-hero__epithet">{epithet}</p>}
          <div className="mirror-hero__lead" dangerouslySetInnerHTML={{ __html: lead }} />
          {children}
        </div>
        <div className="mirror-hero__art" data-first={artFirst || undefined}>
          {art}
        </div>
      </div>
    </header>
  );
}
