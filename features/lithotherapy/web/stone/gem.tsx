import { gemUrl } from '../../gems/address.ts';
import './gem.css';

/** The drawn stone; its name stands beside it, so it is a picture for the eyes alone. */
export function Gem({ slug, isLate = false }: { slug: string; isLate?: boolean }) {
  return (
    <img
      className="gem"
      src={gemUrl(slug)}
      alt=""
      width={200}
      height={200}
      decoding="async"
      {...(isLate ? { loading: 'lazy' } : {})}
    />
  );
}
