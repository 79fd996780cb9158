import { isoDateWords } from '@solelune/civil-time/words';
import { capitalised } from '@solelune/french/sentence';
import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Crumbs } from '@solelune/ui/crumbs';
import { ShareButton } from '@solelune/ui/share-button';
import type { blogPost } from '../../contract/blog.ts';
import { Contents } from '../page/contents.tsx';
import { addresses } from './addresses.ts';
import { ArticleParts } from './article/article-parts.tsx';
import { RelatedTo } from './article/related-to.tsx';
import { Sources } from './article/sources.tsx';
import { PostLink } from './list/post-link.tsx';
import './article-page.css';

/** An article: its drawing and its title, its sections with their figures, where it comes from, where to go on. */
export default function ArticlePage({ data: { post } }: PageProps<typeof blogPost>) {
  const { title, description, category, categoryName, date, updated, minutes, by, cover, lead, sections, next } = post;
  return (
    <div className="article-page" data-category={category}>
      <header className="article-hero on-night">
        <div className="article-hero__in page">
          <div>
            <Crumbs
              link={Link}
              way={[
                { name: 'Le journal', path: addresses.blog.path },
                { name: categoryName, path: urlOf(addresses.category, { category }) },
              ]}
            />
            <h1>{title}</h1>
            <p className="article-hero__lead">{description}</p>
            <p className="article-hero__by">
              <span>Par {by}</span>
              <time dateTime={date}>{isoDateWords(date)}</time>
              <span>{minutes}&nbsp;minutes de lecture</span>
            </p>
          </div>
          <img src={cover} alt="" width={840} height={560} fetchPriority="high" />
        </div>
      </header>
      <div className="article-body page">
        <Contents sections={sections} numbered={false} />
        <article className="article-text">
          <ArticleParts parts={lead} isOpening />
          {sections.map(({ key, title: heading, parts }) => (
            <section key={key} id={key} data-below="" aria-labelledby={`titre-${key}`}>
              <h2 id={`titre-${key}`}>{heading}</h2>
              <ArticleParts parts={parts} />
            </section>
          ))}
          <Sources sources={post.sources} />
          <footer className="article-end">
            <p>
              {capitalised(by)}, le {isoDateWords(date)}
              {updated ? `, revu le ${isoDateWords(updated)}` : ''}. Une erreur ?{' '}
              <Link to="/contact">Dites-la-nous</Link>.
            </p>
            <ShareButton title={title} text={description} />
          </footer>
        </article>
        <RelatedTo pages={post.related} />
      </div>
      {next.length > 0 && (
        <section className="article-next page" data-below="" aria-labelledby="a-lire-ensuite">
          <h2 id="a-lire-ensuite">À lire ensuite</h2>
          <div>
            {next.map((other) => (
              <PostLink key={other.id} post={other} level="h3" />
            ))}
          </div>
        </section>
      )}
    </div>
  );
}
