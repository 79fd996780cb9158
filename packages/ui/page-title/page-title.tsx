import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Eyebrow } from '../eyebrow/index.ts';
import './page-title.css';

export interface PageTitleProps {
  children: ReactNode;
  eyebrow?: ReactNode;
  /** One italic line under the title, in the voice of the page. */
  epithet?: ReactNode;
  /** What the page gives, in one or two sentences. */
  lead?: ReactNode;
  align?: 'start' | 'center';
  className?: string;
}

/** The head of a page: its only h1. */
export function PageTitle({ children, eyebrow, epithet, lead, align = 'start', className }: PageTitleProps) {
  return (
    <header className={classNames('page-title', align === 'center' && 'page-title--center', className)}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1 className="page-title__name">{children}</h1>
      {epithet && <p className="page-title__epithet">{epithet}</p>}
      {lead && <p className="page-title__lead">{lead}</p>}
    </header>
  );
}

export interface SectionTitleProps {
  children: ReactNode;
  id?: string;
  note?: ReactNode;
  /** A link at the end of the line. */
  end?: ReactNode;
}

/** The head of a section inside a page. */
export function SectionTitle({ children, id, note, end }: SectionTitleProps) {
  return (
    <header className="section-title">
      <h2 id={id}>{children}</h2>
      {note && <p>{note}</p>}
      {end && <div className="section-title__end">{end}</div>}
    </header>
  );
}
