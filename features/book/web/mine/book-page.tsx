import { isoDateWords } from '@solelune/civil-time/words';
import { type PageProps, urlOf } from '@solelune/screen';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { arrowBackGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { moreLinkClass } from '@solelune/ui/more-link';
import { PageTitle } from '@solelune/ui/page-title';
import { giveUp, link, type one } from '../../contract.ts';
import { BOOK_PAGES } from '../../engine/book-plan.ts';
import { addresses } from '../addresses.ts';
import Cover from '../cover/cover.tsx';
import { bookBirthOf } from '../order/book-birth.ts';
import { Refusal } from '../order/refusal.tsx';
import { CorrectForm } from './correct-form.tsx';
import { Making } from './making.tsx';
import { type OneBook, useBook } from './use-book.ts';
import { isInTheMaking, sizeWords, statusWords, titleOf } from './words.ts';
import '../cover/beside.css';
import './book-page.css';

/** One book of a member's: while it waits, while it is made, and ever after. */
export default function BookPage({ data }: PageProps<typeof one>) {
  const [shown, keep] = useBook(data);
  const { book } = shown;
  return (
    <article className="book-beside page" data-universe="astrology">
      <p>
        <Link className={moreLinkClass} to={urlOf(addresses.list, {})}>
          <Icon of={arrowBackGlyph} size={18} />
          Mes livres
        </Link>
      </p>
      {isInTheMaking(book) ? (
        <>
          <Making book={book} />
          {book.can_give_up && <GiveUp shown={shown} onChange={keep} />}
        </>
      ) : (
        <div className="book-beside__two">
          <div>
            <PageTitle eyebrow={statusWords(book)} lead={<Lead {...shown} />}>
              {titleOf(book)}
            </PageTitle>
            {book.status === 'ready' && book.is_mine && <Open shown={shown} onChange={keep} />}
            {book.can_give_up && <GiveUp shown={shown} onChange={keep} />}
            {book.order_id && (
              <p>
                <Link to={`/paiement/status/${book.order_id}`}>Le paiement et son reçu</Link>
              </p>
            )}
          </div>
          {shown.cover && (
            <div className="book-beside__cover">
              <Cover cover={shown.cover} />
            </div>
          )}
        </div>
      )}
    </article>
  );
}

function Lead({ book }: OneBook) {
  const { status, gift_day, gift_sent, taken, is_mine, bytes, made_at } = book;
  if (taken && !is_mine)
    return <>La personne à qui vous l’avez offert l’a rangé dans son compte : il n’est plus qu’à elle.</>;
  if (status === 'waiting' && gift_day)
    return (
      <>
        Il sera fabriqué la veille, et remis le {isoDateWords(gift_day)} à neuf heures, avec votre mot en page de garde.
      </>
    );
  if (status === 'failed')
    return <>Trois essais n’ont pas suffi. Tout ce que vous aviez payé vous est rendu, sans rien à faire.</>;
  if (status === 'refunding')
    return <>Tout ce que vous aviez payé est en route : la carte vers la carte, les Soleils en Soleils.</>;
  if (status === 'refunded') return <>Ce livre n’a pas été fabriqué, et tout vous a été rendu.</>;
  if (status === 'lost') return <>La banque a repris le paiement : le fichier n’est plus ouvert.</>;
  return (
    <>
      {BOOK_PAGES} pages{bytes !== null && `, ${sizeWords(bytes)}`}
      {made_at && (
        <>
          , fabriqué le <InstantText at={made_at} />
        </>
      )}
      . Il reste ici et dans vos activités.
      {gift_day && !gift_sent && ` Il sera remis le ${isoDateWords(gift_day)} à neuf heures.`}
    </>
  );
}

interface PartProps {
  shown: OneBook;
  onChange: (shown: OneBook) => void;
}

/** The file is fetched by an address that is theirs alone, and for five minutes. */
function Open({ shown, onChange }: PartProps) {
  const { book, given } = shown;
  const { send, isBusy, message } = useForm(link, { done: ({ address }) => window.location.assign(address) });
  return (
    <>
      <p>
        <Button size="l" loading={isBusy} onClick={() => void send({ id: book.id })}>
          Télécharger le PDF
        </Button>
      </p>
      <Refusal>{message}</Refusal>
      {book.can_correct && given && (
        <CorrectForm
          book={book}
          given={bookBirthOf(given)}
          onCorrected={(corrected) => onChange({ ...shown, book: corrected })}
        />
      )}
    </>
  );
}

function GiveUp({ shown, onChange }: PartProps) {
  const { send, isBusy, message } = useForm(giveUp, { done: ({ book }) => onChange({ ...shown, book }) });
  return (
    <div className="book-give-up">
      <h2>Pas encore commencé</h2>
      <p>Jusqu’à la première page, on rembourse sans demander pourquoi.</p>
      <Button tone="quiet" loading={isBusy} onClick={() => void send({ id: shown.book.id })}>
        Annuler et être remboursé
      </Button>
      <Refusal>{message}</Refusal>
    </div>
  );
}
