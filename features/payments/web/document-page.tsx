import { formatEuros } from '@solelune/money';
import { type PageProps, urlOf } from '@solelune/screen';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { Card } from '@solelune/ui/card';
import { downloadGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { formatSuns } from '@solelune/wallet/engine';
import { type DocumentData, type document, documentLink } from '../contract.ts';
import { rateWords } from '../engine/index.ts';
import { addresses } from './addresses.ts';
import { Refusal } from './refusal.tsx';
import { SunSeal } from './sun-seal.tsx';
import './document-page.css';
import './payments.css';

/** A receipt or a credit note, to read here or to take away. */
export default function DocumentPage({ data }: PageProps<typeof document>) {
  const { send, isBusy, message } = useForm(documentLink, { done: ({ address }) => location.assign(address) });
  return (
    <div className="document-page page">
      <Card className="document-page__sheet">
        <header>
          <SunSeal />
          <div>
            <h1>
              {data.kind === 'receipt' ? 'Reçu' : 'Avoir'} {data.number ? `n° ${data.number}` : 'en préparation'}
            </h1>
            <p>
              <InstantText at={data.written_at} />
            </p>
          </div>
        </header>
        <Parties {...data} />
        <Lines {...data} />
        {data.test && <p className="payments-test">Essai : aucune somme n’a été débitée.</p>}
        {data.number && (
          <Button tone="quiet" loading={isBusy} onClick={() => void send({ id: data.id })}>
            <Icon of={downloadGlyph} />
            Télécharger le PDF
          </Button>
        )}
        <Refusal>{message}</Refusal>
      </Card>
      <p>
        <Link to={urlOf(addresses.purchases, {})}>Tous mes achats</Link>
      </p>
    </div>
  );
}

const Parties = ({ seller, customer, corrects }: DocumentData) => (
  <div className="document-page__parties">
    <p>
      <b>{seller.company}</b>
      {[seller.address, seller.registration, seller.vat_number && `TVA ${seller.vat_number}`]
        .filter(Boolean)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </p>
    {customer && (
      <p>
        Pour <b>{customer}</b>
      </p>
    )}
    {corrects && <p>Corrige le reçu n° {corrects}</p>}
  </div>
);

const Lines = (data: DocumentData) => (
  <dl className="payments-sum">
    <div>
      <dt>{data.label}, quantité 1</dt>
      <dd>{formatEuros(data.amount_cents + (data.kind === 'receipt' ? data.off_cents + data.suns_cents : 0))}</dd>
    </div>
    {data.kind === 'receipt' && data.off_cents > 0 && (
      <div>
        <dt>Réduction</dt>
        <dd>− {formatEuros(data.off_cents)}</dd>
      </div>
    )}
    {data.kind === 'receipt' && data.suns > 0 && (
      <div>
        <dt>Payé avec {formatSuns(data.suns)}</dt>
        <dd>− {formatEuros(data.suns_cents)}</dd>
      </div>
    )}
    <div>
      <dt>Total hors taxes</dt>
      <dd>{formatEuros(data.amount_cents - data.vat_cents)}</dd>
    </div>
    <div>
      <dt>TVA {rateWords(data.vat_rate)}</dt>
      <dd>{formatEuros(data.vat_cents)}</dd>
    </div>
    <div className="payments-sum__total">
      <dt>{data.kind === 'receipt' ? 'Payé par carte, TTC' : 'Remboursé, TTC'}</dt>
      <dd>{formatEuros(data.amount_cents)}</dd>
    </div>
  </dl>
);
