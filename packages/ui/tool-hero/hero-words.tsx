import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type Crumb, Crumbs } from '../crumbs/index.ts';
import { Eyebrow } from '../eyebrow/index.ts';
import type { SiteLink } from '../site-link.ts';
import './tool-hero.css';

export interface HeroWordsProps {
  /** The way down to this page; the last one is here. */
  crumbs: readonly Crumb[];
  link: SiteLink;
  eyebrow: ReactNode;
  title: ReactNode;
  epithet?: ReactNode;
  /** HTML of our own texts. */
  lead?: string;
  className?: string;
  children?: ReactNode;
}

/** What the head of a page says, and its form or its buttons under that. */
export function HeroWords({ crumbs, link, eyebrow, title, epithet, lead, className, children }: HeroWordsProps) {
  return (
    <div className={classNames('tool-hero__words', className)}>
      <Crumbs way={crumbs} link={link} />
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1>{title}</h1>
      {epithet && <p className="tool-hero__epithet">{epithet}</p>}
      {lead && <div className="tool-hero__lead" dangerouslySetInnerHTML={{ __html: lead }} />}
      {children}
    </div>
  );
}
