import type { Article } from '../../../contract/blog.ts';
import './sources.css';

export function Sources({ sources }: Pick<Article, 'sources'>) {
  return (
    <section className="article-sources" data-below="" aria-labelledby="sources">
      <h2 id="sources">D’où viennent les faits</h2>
      <ul>
        {sources.map(({ title, url }) => (
          <li key={title}>
            {url ? (
              <a href={url} rel="noopener nofollow external">
                {title}
              </a>
            ) : (
              title
            )}
          </li>
        ))}
      </ul>
      <p>Les dates et les degrés des figures sont calculés par notre moteur, chaque fois que la page est servie.</p>
    </section>
  );
}
