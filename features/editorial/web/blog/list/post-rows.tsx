import type { PostCard } from '../../../contract/blog.ts';
import { PostLink } from './post-link.tsx';
import './post-rows.css';

export function PostRows({ posts, isLoading }: { posts: readonly PostCard[]; isLoading: boolean }) {
  return (
    <ul className="post-rows" aria-busy={isLoading}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostLink post={post} level="h3" />
        </li>
      ))}
    </ul>
  );
}
