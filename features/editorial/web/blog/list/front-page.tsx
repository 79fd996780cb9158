import type { PostCard } from '../../../contract/blog.ts';
import { PostLink } from './post-link.tsx';
import './front-page.css';

export function FrontPage({ posts: [first, ...others] }: { posts: readonly PostCard[] }) {
  return (
    <section className="front-page page" aria-label="À la une">
      {first && (
        <div className="front-page__lead">
          <PostLink post={first} level="h2" isFirst />
        </div>
      )}
      <div className="front-page__second">
        {others.map((post) => (
          <PostLink key={post.id} post={post} level="h3" />
        ))}
      </div>
    </section>
  );
}
