import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Prose } from '../prose/index.ts';
import './reading-texts.css';

/** The sections of a text side by side; one under the other on a narrow page. */
export function TextColumns({ columns, children }: { columns: 1 | 2 | 3; children: ReactNode }) {
  return (
    <div className="text-columns" data-below="" data-columns={columns}>
      {children}
    </div>
  );
}

export interface TextBlockProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** A drawing that says the subject at a glance. */
  mark?: ReactNode;
  /** What the section is about, in plain words: its own title is an image. */
  label: ReactNode;
  title: ReactNode;
  /** HTML of our own texts; or the body as children. */
  html?: string;
  /** Opens with a large letter. */
  opening?: boolean;
}

export function TextBlock({ mark, label, title, html, opening, className, children, ...rest }: TextBlockProps) {
  return (
    <section {...rest} className={classNames('text-block', className)}>
      {mark && <span className="text-block__mark">{mark}</span>}
      <div className="text-block__head">
        <p>{label}</p>
        <h3>{title}</h3>
      </div>
      {html === undefined ? children : <Prose opening={opening} dangerouslySetInnerHTML={{ __html: html }} />}
    </section>
  );
}
