import { type ReactNode, useId } from 'react';
import './member-section.css';

interface MemberSectionProps {
  title: ReactNode;
  /** For links to this part of the page. */
  id?: string;
  note?: ReactNode;
  /** A link at the end of the line. */
  end?: ReactNode;
  children: ReactNode;
}

/** One subject of a page of the member's area: its title, a note, and the way on. */
export function MemberSection({ title, id, note, end, children }: MemberSectionProps) {
  const titleId = useId();
  return (
    <section className="member-section" id={id} aria-labelledby={titleId}>
      <header className="member-section__top">
        <h2 id={titleId}>{title}</h2>
        {note && <p>{note}</p>}
        {end}
      </header>
      {children}
    </section>
  );
}
