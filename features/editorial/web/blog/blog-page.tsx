import type { PageProps } from '@solelune/screen';
import type { blogCategory, blogIndex } from '../../contract/blog.ts';
import { nameOfCategory } from '../../engine/categories.ts';
import { FrontPage } from './list/front-page.tsx';
import { JournalHead } from './list/journal-head.tsx';
import { Margin } from './list/margin.tsx';
import { PageNumbers } from './list/page-numbers.tsx';
import { PostRows } from './list/post-rows.tsx';
import { useMorePosts } from './list/use-more-posts.ts';
import './blog-page.css';

/** How many stand on the front: one large, two beside it. */
const FRONT = 3;

/** The journal, or one part of it: what is new on the front, the rest as a list that grows as one reads. */
export default function BlogPage({ data }: PageProps<typeof blogIndex | typeof blogCategory>) {
  const { posts, end, isLoading, failed, sentinel, more } = useMorePosts(data);
  const isFirst = data.offset === 0;
  const front = isFirst ? posts.slice(0, FRONT) : [];
  const rest = posts.slice(front.length);
  const title = data.category ? nameOfCategory(data.category) : 'Le journal';
  return (
    <div className="journal">
      <JournalHead title={title} data={data} />
      {front.length > 0 && <FrontPage posts={front} />}
      <section className="journal-stream page" aria-labelledby="dernieres-pages">
        <div>
          <h2 id="dernieres-pages">{isFirst ? 'Dernières pages' : `Page ${data.offset / 12 + 1}`}</h2>
          <PostRows posts={rest} isLoading={isLoading} />
          {!end && (
            <p className="journal-stream__more" ref={sentinel} role="status">
              {failed ? (
                <>
                  La suite n’arrive pas.{' '}
                  <button type="button" onClick={more}>
                    Réessayer
                  </button>
                </>
              ) : isLoading ? (
                'La suite arrive…'
              ) : (
                '\u00A0'
              )}
            </p>
          )}
          {end && posts.length > 0 && (
            <p className="journal-stream__more">
              {data.category ? 'C’est tout pour cette rubrique.' : 'Vous avez tout lu, ou presque.'}
            </p>
          )}
          <PageNumbers category={data.category} total={data.total} offset={data.offset} />
        </div>
        <Margin data={data} />
      </section>
    </div>
  );
}
