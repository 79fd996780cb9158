import { Link } from '@solelune/screen/navigation';
import type { Article } from '../../../contract/blog.ts';
import './related-to.css';

/** Pages of the site where one can see for oneself. */
export function RelatedTo({ pages }: { pages: Article['related'] }) {
  if (pages.length === 0) return null;
  return (
    <nav className="article-related" data-below="" aria-labelledby="a-voir-sur-le-site">
      <h2 id="a-voir-sur-le-site">À voir pour vous</h2>
      <ul>
        {pages.map(({ to, title, note }) => (
          <li key={to}>
            <Link to={to}>
              {title}
              <small>{note}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
