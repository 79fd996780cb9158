import type { ReactNode } from 'react';
import { cardClass } from '../card/index.ts';
import { classNames } from '../class-names.ts';
import { arrowGlyph, Icon } from '../icon/index.ts';
import { PageSection } from '../page-section/index.ts';
import type { SiteLink } from '../site-link.ts';
import './tool-cards.css';

interface ToolCardProps {
  tool: { name: string; path: string; promise: string; action: string };
  /** Drawn to the edges, above the words. */
  art: ReactNode;
  link: SiteLink;
}

/** A card that leads to a tool: its drawing, its name, what it gives, what one does there. */
export function ToolCard({ tool: { name, path, promise, action }, art, link: Link }: ToolCardProps) {
  return (
    <Link className={cardClass({ flush: true }, 'tool-card')} to={path}>
      {art}
      <span className="tool-card__words">
        <b>{name}</b>
        <span>{promise}</span>
        <i>
          {action} <Icon of={arrowGlyph} size={18} />
        </i>
      </span>
    </Link>
  );
}

export function ToolCards({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={classNames('tool-cards', className)}>{children}</div>;
}

/** What to read next, at the end of a page. */
export function NextTools({ note, children }: { note?: ReactNode; children: ReactNode }) {
  return (
    <PageSection className="next-tools" title="Et maintenant" note={note} data-below="" data-print="hide">
      {children}
    </PageSection>
  );
}
