import type { SiteLink } from '../site-link.ts';
import './crumbs.css';

export interface Crumb {
  name: string;
  path?: string;
}

/** The way down to a page; the last one, without a path, is here. */
export function Crumbs({ way, link: Link }: { way: readonly Crumb[]; link: SiteLink }) {
  return (
    <nav className="crumbs" aria-label="Fil d’Ariane">
      <ol>
        {way.map(({ name, path }) => (
          <li key={name}>{path ? <Link to={path}>{name}</Link> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
