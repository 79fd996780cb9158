import { useAnswer } from '@solelune/screen/answer';
import { useNear } from '@solelune/screen/near';
import { blogAbout } from '../../contract/blog.ts';
import { PostLink } from '../blog/list/post-link.tsx';
import './articles-about.css';

interface ArticlesAboutProps {
  kind: 'signs' | 'angels' | 'cards' | 'stones';
  /** As articles name it. */
  slug: string;
}

/** At the foot of the page of a thing: what the journal says of it. Asked for by who comes near; where nothing was written, nothing stands. */
export function ArticlesAbout(about: ArticlesAboutProps) {
  const [place, isNear] = useNear<HTMLDivElement>('600px');
  return <div ref={place}>{isNear && <Articles {...about} />}</div>;
}

function Articles({ kind, slug }: ArticlesAboutProps) {
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
