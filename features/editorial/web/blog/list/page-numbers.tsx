import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { addresses, PER_PAGE } from '../addresses.ts';
import './page-numbers.css';

interface PageNumbersProps {
  category: string | null;
  total: number;
  offset: number;
}

/** Every page has its address: for who reads without scripts, for robots, and to go back to. */
export function PageNumbers({ category, total, offset }: PageNumbersProps) {
  const count = Math.ceil(total / PER_PAGE);
  if (count < 2) return null;
  const path = category ? urlOf(addresses.category, { category }) : addresses.blog.path;
  const here = Math.floor(offset / PER_PAGE) + 1;
  const to = (page: number) => (page === 1 ? path : `${path}?page=${page}`);
  return (
    <nav className="page-numbers" aria-label="Pages">
      <span>Pages</span>
      {Array.from({ length: count }, (_, index) => index + 1).map((page) => (
        <Link key={page} to={to(page)} aria-current={page === here ? 'page' : undefined} aria-label={`Page ${page}`}>
          {page}
        </Link>
      ))}
      {here < count && (
        <Link className="page-numbers__next" to={to(here + 1)} rel="next">
          Page suivante
        </Link>
      )}
    </nav>
  );
}
