import { Link } from '@solelune/screen/navigation';
import { arrowGlyph, Icon } from '@solelune/ui/icon';
import { moreLinkClass } from '@solelune/ui/more-link';
import { SectionTitle } from '@solelune/ui/page-title';
import type { ReactNode } from 'react';

export interface SectionHeadProps {
  id: string;
  title: string;
  children: ReactNode;
  more?: { to: string; words: string };
}

/** The head of a section of this page, with where to go for more. */
export function SectionHead({ id, title, children, more }: SectionHeadProps) {
  return (
    <SectionTitle
      id={id}
      note={children}
      end={
        more && (
          <Link className={moreLinkClass} to={more.to}>
            {more.words} <Icon of={arrowGlyph} size={18} />
          </Link>
        )
      }
    >
      {title}
    </SectionTitle>
  );
}
