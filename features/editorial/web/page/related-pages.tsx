import { Link } from '@solelune/screen/navigation';
import { cardClass } from '@solelune/ui/card';
import { CONTENT_PAGES } from '../content-pages.ts';
import { Emblem } from '../drawings/frontispiece.tsx';
import './related-pages.css';

const MOST = 3;

/** Where to go on reading: the pages that follow this one in the round. */
export function RelatedPages({ besides }: { besides: string }) {
  const here = CONTENT_PAGES.findIndex(({ slug }) => slug === besides);
  const next = [...CONTENT_PAGES.slice(here + 1), ...CONTENT_PAGES.slice(0, Math.max(here, 0))].slice(0, MOST);
  return (
    <nav className="editorial-related page" aria-labelledby="a-lire-aussi">
      <h2 id="a-lire-aussi">À lire aussi</h2>
      <ul>
        {next.map(({ slug, path, name, promise }) => (
          <li key={slug}>
            <Link className={cardClass({}, 'editorial-related__card')} to={path}>
              <Emblem slug={slug} />
              <span>
                <b>{name}</b>
                <span>{promise}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
