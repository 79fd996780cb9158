import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { SiteLink } from '../site-link.ts';
import './neighbours.css';

interface Neighbour {
  path: string;
  art: ReactNode;
  /** Where it stands: « Signe précédent ». */
  place: string;
  name: string;
  note: string;
}

interface NeighboursProps {
  label: string;
  before: Neighbour;
  after: Neighbour;
  link: SiteLink;
  className?: string;
}

/** The one before and the one after, around a circle. */
export function Neighbours({ label, before, after, link: Link, className }: NeighboursProps) {
  return (
    <nav className={classNames('neighbours', className)} aria-label={label}>
      {[before, after].map(({ path, art, place, name, note }) => (
        <Link key={place} to={path}>
          {art}
          <span>
            <small>{place}</small>
            <b>{name}</b>
            <em>{note}</em>
          </span>
        </Link>
      ))}
    </nav>
  );
}
