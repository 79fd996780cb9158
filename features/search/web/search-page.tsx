import { counted } from '@solelune/french/counts';
import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { linkTitleClass } from '@solelune/ui/link-title';
import { TextInput } from '@solelune/ui/text-input';
import type { FormEvent } from 'react';
import type { searchSite } from '../contract.ts';
import { LONGEST_QUERY } from '../limits.ts';
import { addresses } from './addresses.ts';
import './search-page.css';

const EXAMPLES = ['vehuiah', 'pleine lune', 'labradorite', 'le bateleur', '11h11', 'mercure rétrograde'];
const urlFor = (words: string) => `${addresses.search.path}?q=${encodeURIComponent(words)}`;

/** One box and what it finds. The form is a plain one: it works before the page is alive, and its address can be kept. */
export default function SearchPage({ data }: PageProps<typeof searchSite>) {
  const { navigate } = useApp();
  const { query, results, total, near } = data;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (words !== '') navigate(urlFor(words));
  };
  return (
    <div className="search-page page">
      <h1>Rechercher</h1>
      <search>
        <form className="search-page__form" action={addresses.search.path} method="get" onSubmit={send}>
          <TextInput
            key={query}
            label="Un nom, un signe, une question"
            type="search"
            name="q"
            defaultValue={query}
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            enterKeyHint="search"
          />
          <Button type="submit">Chercher</Button>
        </form>
      </search>
      {query === '' ? (
        <p className="search-page__examples">
          Par exemple&nbsp;:
          {EXAMPLES.map((words) => (
            <Link key={words} to={urlFor(words)}>
              {words}
            </Link>
          ))}
        </p>
      ) : (
        <>
          <p className="search-page__count" role="status">
            {total === 0
              ? `Rien ne répond à «\u00A0${query}\u00A0». Essayez un mot plus court, ou un autre nom.`
              : near
                ? `Aucune page n’a tous ces mots\u00A0: voici les plus proches.`
                : `${counted(total, 'page', 'pages')} pour «\u00A0${query}\u00A0»`}
          </p>
          <ol className="search-page__results">
            {results.map(({ to, title, description, place }) => (
              <li key={to}>
                <Link to={to}>
                  <small>{place}</small>
                  <b className={linkTitleClass}>{title}</b>
                  <span>{description}</span>
                </Link>
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
