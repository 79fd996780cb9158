import { type PageProps, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { Starry } from '@solelune/ui/starry';
import { type gift, takeGift } from '../../contract.ts';
import { addresses } from '../addresses.ts';
import Cover from '../cover/cover.tsx';
import { Refusal } from '../order/refusal.tsx';
import './gift-page.css';

/** What somebody finds who was given a book: its cover, the word of who gave it, and a place to keep it. */
export default function GiftPage({ data, params: { secret } }: PageProps<typeof gift, { secret: string }>) {
  const { user, navigate } = useApp();
  const { cover, from, note, taken } = data;
  const { send, isBusy, message } = useForm(takeGift, {
    done: ({ id }) => void navigate(urlOf(addresses.book, { id })),
  });
  const take = () => {
    if (user) void send({ secret });
    // The login leads back to the same gift.
    else void navigate(urlOf(addresses.giftOn, { secret }));
  };
  return (
    <Starry as="article" className="book-given" glow="start">
      <div className="page book-given__two">
        <div className="book-given__cover">
          <Cover cover={cover} />
        </div>
        <div>
          <h1>
            <small>{from} vous offre</small>
            un livre écrit pour <em>{cover.name}</em>
          </h1>
          {note && <blockquote>{note}</blockquote>}
          <p>
            186 pages pour une seule personne : son ciel de naissance, et les périodes qui compteront pendant vingt ans.
          </p>
          {taken ? (
            <p>
              Ce livre est rangé dans un compte. S’il est dans le vôtre, il vous attend dans{' '}
              <Link to={urlOf(addresses.list, {})}>vos livres</Link>.
            </p>
          ) : (
            <>
              <Button tone="gold" size="l" loading={isBusy} onClick={take}>
                Ranger ce livre dans mon compte
              </Button>
              <p className="book-given__note">
                Le compte est gratuit. Une fois rangé, le livre n’appartient qu’à vous : même {from} ne peut plus
                l’ouvrir.
              </p>
            </>
          )}
          <Refusal>{message}</Refusal>
        </div>
      </div>
    </Starry>
  );
}
