import { dateWords, hourWords } from '@solelune/civil-time/words';
import { formatEuros } from '@solelune/money';
import { type PageProps, urlOf } from '@solelune/screen';
import { useChannel } from '@solelune/screen/channel';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { buttonClass } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { checkGlyph, clockGlyph, errorGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { formatSuns } from '@solelune/wallet/engine';
import { useEffect, useState } from 'react';
import { orderChannel, orderLook, type PaymentStatus, type status } from '../contract.ts';
import { addresses } from './addresses.ts';
import { canPay, REFUSAL_WORDS, STATUS_WORDS } from './words.ts';
import './status-page.css';
import './payments.css';

const AGAIN_MS = 4000;
const GLYPHS = { wait: clockGlyph, good: checkGlyph, bad: errorGlyph, calm: clockGlyph };

/** Where a payment is, as it is now: told by the socket, and asked of the bank while it has not answered. */
export default function StatusPage({ data }: PageProps<typeof status>) {
  const order = useLatest(data);
  const { title, text, mood } = STATUS_WORDS[order.status];
  return (
    <div className="payment-status page">
      <Card className="payment-status__card" data-mood={mood}>
        <Icon of={GLYPHS[mood]} size={44} />
        <div role="status">
          <h1>{title}</h1>
          <p>{order.reason ? `${REFUSAL_WORDS[order.reason]} ${text}` : text}</p>
        </div>
        <dl className="payments-sum">
          <div>
            <dt>{order.label}</dt>
            <dd>{formatEuros(order.price_cents)}</dd>
          </div>
          {order.suns > 0 && (
            <div>
              <dt>En Soleils</dt>
              <dd>{formatSuns(order.suns)}</dd>
            </div>
          )}
          {order.refunded_cents > 0 && (
            <div>
              <dt>Remboursé</dt>
              <dd>{formatEuros(order.refunded_cents)}</dd>
            </div>
          )}
          <div>
            <dt>Date de la commande</dt>
            <dd>
              <InstantText at={order.placed_at} words={(at) => `${dateWords(at)}, ${hourWords(at)}`} />
            </dd>
          </div>
        </dl>
        <Ways order={order} />
        {order.test && <p className="payments-test">Essai : aucune carte n’a été débitée.</p>}
      </Card>
    </div>
  );
}

/** The page's own data until something newer is known. */
function useLatest(data: PaymentStatus): PaymentStatus {
  const { id } = data;
  const { state: live } = useChannel(orderChannel, { id });
  const [looked, setLooked] = useState<PaymentStatus | null>(null);
  const { send } = useForm(orderLook, { done: (found) => setLooked(found) });
  const latest = live ?? looked ?? data;
  const isOpen = latest.status === 'waiting' || latest.status === 'bank' || latest.status === 'refunding';
  useEffect(() => {
    if (!isOpen) return;
    void send({ id });
    const timer = setInterval(() => void send({ id }), AGAIN_MS);
    return () => clearInterval(timer);
  }, [isOpen, id, send]);
  return latest;
}

function Ways({ order }: { order: PaymentStatus }) {
  const receipt = order.documents.find(({ kind }) => kind === 'receipt');
  return (
    <div className="payment-status__ways">
      {order.leads_to && (
        <Link to={order.leads_to.address} className={buttonClass()}>
          {order.leads_to.words}
        </Link>
      )}
      {canPay(order) && (
        <Link to={urlOf(addresses.order, { id: order.id })} className={buttonClass()}>
          {order.status === 'refused' ? 'Essayer autrement' : 'Reprendre le paiement'}
        </Link>
      )}
      {receipt?.number && (
        <Link to={urlOf(addresses.document, { id: receipt.id })} className={buttonClass({ tone: 'quiet' })}>
          Voir le reçu
        </Link>
      )}
      <Link to={urlOf(addresses.purchases, {})}>Mes achats</Link>
      {order.withdrawal_until && <Link to={urlOf(addresses.withdrawal, {})}>Renoncer au contrat ici</Link>}
    </div>
  );
}
