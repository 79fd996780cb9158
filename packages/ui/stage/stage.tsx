import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, skipGlyph } from '../icon/index.ts';
import type { SiteLink } from '../site-link.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import './stage.css';

interface StageProps {
  /** What is being counted. */
  given: ReactNode;
  title: string;
  /** The whole calculation in words, for who does not see it. */
  spoken?: string;
  resultUrl: string;
  link: SiteLink;
  className?: string;
  /** The drawing, and what lies behind it. */
  children: ReactNode;
}

/** The night on which a calculation is drawn. It can be passed at any moment, and is a plain page without JavaScript. */
export function Stage({ given, title, spoken, resultUrl, link: Link, className, children }: StageProps) {
  return (
    <section className={classNames('stage on-night', className)}>
      <div className="stage__head page">
        <div>
          <p>{given}</p>
          <h1>{title}</h1>
        </div>
        <Link className="stage__pass" to={resultUrl} replace>
          Passer
          <VisuallyHidden> au résultat</VisuallyHidden>
          <Icon of={skipGlyph} size={20} />
        </Link>
      </div>
      {spoken && <VisuallyHidden role="status">{spoken}</VisuallyHidden>}
      {children}
      <noscript>
        <p className="stage__read">
          <a href={resultUrl}>Lire le résultat</a>
        </p>
      </noscript>
    </section>
  );
}
