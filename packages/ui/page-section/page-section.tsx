import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './page-section.css';

interface PageSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode;
  note?: ReactNode;
}

/** A part of a page under its own title. */
export function PageSection({ title, note, className, children, ...rest }: PageSectionProps) {
  return (
    <section {...rest} className={classNames('page-section page', className)}>
      <h2>{title}</h2>
      {note && <p className="page-section__note">{note}</p>}
      {children}
    </section>
  );
}
