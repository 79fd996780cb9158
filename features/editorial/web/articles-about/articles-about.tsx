import { useAnswer } from '@solelune/screen/answer';
import { blogAbout } from '../../contract/blog.ts';
import { PostLink } from '../blog/list/post-link.tsx';
import './articles-about.css';

interface ArticlesAboutProps {
  kind: 'signs' | 'angels' | 'cards' | 'stones';
  /** As articles name it. */
  slug: string;
}

/** At the foot of the page of a thing: what the journal says of it. Asked for once the page is there; where nothing was written, nothing stands. */
export function ArticlesAbout({ kind, slug }: ArticlesAboutProps) {
  const { answer } = useAnswer(blogAbout, { kind, slug });
  if (!answer || answer.posts.length === 0) return null;
  return (
    <section className="articles-about page" aria-labelledby="dans-le-journal">
      <h2 id="dans-le-journal">Dans le journal</h2>
      <div>
        {answer.posts.map((post) => (
          <PostLink key={post.id} post={post} level="h3" />
        ))}
      </div>
    </section>
  );
}
