import type { CallAnswer } from '@solelune/contract';
import { counted } from '@solelune/french/counts';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Icon } from '@solelune/ui/icon';
import { moreLinkClass } from '@solelune/ui/more-link';
import { useEffect, useRef } from 'react';
import type { blogIndex } from '../../../contract/blog.ts';
import { addresses } from '../addresses.ts';
import { CategoryIcon, RSS_GLYPH } from './category-look.tsx';
import './journal-head.css';

type Listing = CallAnswer<typeof blogIndex>;

export const feedOf = (category: string | null): string => (category ? `/actu/${category}/rss.xml` : '/actu/rss.xml');

/** The head of a newspaper: the day and its Moon, the name, the feed; under it, the parts. */
export function JournalHead({ title, data }: { title: string; data: Listing }) {
  const { category, categories, tonight, total } = data;
  const parts = useRef<HTMLUListElement>(null);
  // On a phone the parts are wider than the screen: the one that is read is brought into it.
  useEffect(() => {
    const [list, here] = [parts.current, parts.current?.querySelector<HTMLElement>('[aria-current]')];
    if (list && here) list.scrollLeft = here.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
  }, [category]);
  return (
    <header className="journal-head page">
      <div className="journal-head__top">
        <p>
          <b>{tonight.day}</b>
          {tonight.phase}, {tonight.where}
        </p>
        <h1 data-long={title.length > 14 || undefined}>{title}</h1>
        <p>
          <span>{counted(total, 'article relu et daté', 'articles relus et datés')}</span>
          <a className={moreLinkClass} href={feedOf(category)} type="application/rss+xml">
            <Icon of={RSS_GLYPH} size={18} />
            Flux RSS
          </a>
        </p>
      </div>
      <nav aria-label="Rubriques du journal">
        <ul className="journal-head__parts" ref={parts}>
          <li>
            <Link to={addresses.blog.path} aria-current={category === null ? 'page' : undefined}>
              Tout
            </Link>
          </li>
          {categories.map(({ slug, name, count }) => (
            <li key={slug} data-category={slug}>
              <Link
                to={urlOf(addresses.category, { category: slug })}
                aria-current={category === slug ? 'page' : undefined}
              >
                <CategoryIcon category={slug} />
                {name} <small>{count}</small>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
