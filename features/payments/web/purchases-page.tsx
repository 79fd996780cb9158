import { formatEuros } from '@solelune/money';
import { type PageProps, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button, buttonClass } from '@solelune/ui/button';
import { BlankBookPicture, EmptyState } from '@solelune/ui/empty-state';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle, SectionTitle } from '@solelune/ui/page-title';
import { useState } from 'react';
import { cardForget, type Purchases, type purchases } from '../contract.ts';
import { addresses } from './addresses.ts';
import { Refusal } from './refusal.tsx';
import { cardWords, STATUS_WORDS } from './words.ts';
import './purchases-page.css';

/** Orders, receipts and kept cards of a member. */
export default function PurchasesPage({ data }: PageProps<typeof purchases>) {
  return (
    <div className="purchases-page">
      <PageTitle eyebrow="Mon espace" lead="Vos commandes, leurs reçus, et les cartes que vous avez gardées.">
        Achats et reçus
      </PageTitle>
      {data.orders.length > 0 ? (
        <Orders orders={data.orders} />
      ) : (
        <EmptyState
          title="Rien encore"
          picture={<BlankBookPicture />}
          action={
            <Link to={urlOf(addresses.suns, {})} className={buttonClass({ tone: 'quiet' })}>
              Voir les Soleils
            </Link>
          }
        >
          <p>Vos commandes et leurs reçus s’écriront ici.</p>
        </EmptyState>
      )}
      <section aria-labelledby="kept-cards">
        <SectionTitle id="kept-cards">Cartes gardées</SectionTitle>
        <Cards cards={data.cards} />
      </section>
    </div>
  );
}

const Orders = ({ orders }: Pick<Purchases, 'orders'>) => (
  <ul className="purchases">
    {orders.map((order) => (
      <li key={order.id}>
        <div>
          <h2>
            <Link to={urlOf(addresses.status, { id: order.id })}>{order.label}</Link>
          </h2>
          <p>
            <InstantText at={order.placed_at} />, {formatEuros(order.price_cents)}
          </p>
        </div>
        <b>{STATUS_WORDS[order.status].title}</b>
        <p className="purchases__papers">
          {order.documents.map(({ id, kind, number }) => (
            <Link key={id} to={urlOf(addresses.document, { id })}>
              {kind === 'receipt' ? 'Reçu' : 'Avoir'} {number ?? 'en préparation'}
            </Link>
          ))}
          {order.withdrawal_until && <Link to={urlOf(addresses.withdrawal, {})}>Renoncer au contrat ici</Link>}
        </p>
      </li>
    ))}
  </ul>
);

function Cards({ cards: first }: Pick<Purchases, 'cards'>) {
  const { changePage } = useApp();
  const [cards, setCards] = useState(first);
  const { send, isBusy, message } = useForm(cardForget, {
    done: ({ cards: left }) => {
      setCards(left);
      changePage<Purchases>((data) => ({ ...data, cards: left }));
      return 'Cette carte est retirée.';
    },
  });
  if (cards.length === 0) return <p>Aucune carte n’est gardée. Vous pouvez le demander au moment de payer.</p>;
  return (
    <>
      <ul className="kept-cards">
        {cards.map((card) => (
          <li key={card.id}>
            <span>{cardWords(card)}</span>
            <Button
              tone="quiet"
              loading={isBusy}
              onClick={() => void send({ card: card.id })}
              aria-label={`Retirer la carte ${cardWords(card)}`}
            >
              Retirer
            </Button>
          </li>
        ))}
      </ul>
      <Refusal>{message}</Refusal>
    </>
  );
}
