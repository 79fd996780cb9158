import { isoDateWords } from '@solelune/civil-time/words';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { linkTitleClass } from '@solelune/ui/link-title';
import type { PostCard } from '../../../contract/blog.ts';
import { nameOfCategory } from '../../../engine/categories.ts';
import { addresses } from '../addresses.ts';
import './category-accents.css';
import './post-link.css';

interface PostLinkProps {
  post: PostCard;
  /** How large it is: its own place on the page says the rest. */
  level: 'h2' | 'h3';
  /** The first picture of a page is wanted at once. */
  isFirst?: boolean;
}

/** An article on a list: its picture, where it belongs, its title, what it says. */
export function PostLink({ post, level: Title, isFirst }: PostLinkProps) {
  const { id, category, title, description, date, minutes, cover } = post;
  return (
    <Link className="post-link" to={urlOf(addresses.post, { category, slug: id })} data-category={category}>
      <span className="post-link__cover">
        <img
          src={cover}
          alt=""
          width={840}
          height={560}
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : undefined}
          decoding="async"
        />
      </span>
      <span className="post-link__words">
        <small>
          <b>{nameOfCategory(category)}</b>, {isoDateWords(date)}, {minutes}&nbsp;min
        </small>
        <Title className={linkTitleClass}>{title}</Title>
        <span className="post-link__lead">{description}</span>
      </span>
    </Link>
  );
}
