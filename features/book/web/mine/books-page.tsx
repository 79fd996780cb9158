import { type PageProps, urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { BlankBookPicture, EmptyState } from '@solelune/ui/empty-state';
import { linkTitleClass } from '@solelune/ui/link-title';
import { PageTitle } from '@solelune/ui/page-title';
import type { mine } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import { statusWords, titleOf } from './words.ts';
import './books-page.css';

/** The books of a member: theirs, and those they gave. */
export default function BooksPage({ data: { books } }: PageProps<typeof mine>) {
  return (
    <div className="books-page" data-universe="astrology">
      <PageTitle eyebrow="Mon espace" lead="Ceux que vous avez fait composer, et ceux qu’on vous a offerts.">
        Mes livres
      </PageTitle>
      {books.length === 0 ? (
        <EmptyState
          title="Aucun livre encore"
          picture={<BlankBookPicture />}
          action={
            <Link to={urlOf(addresses.landing, {})} className={buttonClass()}>
              Découvrir la Promesse Céleste
            </Link>
          }
        >
          <p>186 pages pour une seule personne, et vingt années datées une à une.</p>
        </EmptyState>
      ) : (
        <>
          <ul className="books-list">
            {books.map((book) => (
              <li key={book.id}>
                <h2 className={linkTitleClass}>
                  <Link to={urlOf(addresses.book, { id: book.id })}>{titleOf(book)}</Link>
                </h2>
                <p>{statusWords(book)}</p>
                <small>{book.years}</small>
              </li>
            ))}
          </ul>
          <p>
            <Link to={urlOf(addresses.order, {})} className={buttonClass({ tone: 'quiet' })}>
              Composer un autre livre
            </Link>
          </p>
        </>
      )}
    </div>
  );
}
