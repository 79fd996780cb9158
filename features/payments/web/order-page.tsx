import { formatEuros } from '@solelune/money';
import { type PageProps, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Link } from '@solelune/screen/navigation';
import { Card } from '@solelune/ui/card';
import { PageTitle } from '@solelune/ui/page-title';
import type { order } from '../contract.ts';
import { rateWords } from '../engine/index.ts';
import { addresses } from './addresses.ts';
import { PayForm } from './pay-form.tsx';
import { canPay } from './words.ts';
import './order-page.css';
import './payments.css';

/** One page to pay: what, how much, on which terms, and a button that says what it does. */
export default function OrderPage({ data }: PageProps<typeof order>) {
  const { navigate } = useApp();
  const { order: placed, seller, mediator } = data;
  return (
    <div className="order-page page">
      <PageTitle
        eyebrow="Paiement"
        lead="Relisez, corrigez si besoin, puis payez. La carte se tape sur la page de la banque, jamais ici."
      >
        Votre commande
      </PageTitle>
      {placed.test && <p className="payments-test">Essai : aucune carte n’est débitée ici.</p>}
      <div className="order-page__two">
        <Card className="order-page__what">
          <h2>{placed.label}</h2>
          <dl className="payments-sum">
            <div>
              <dt>Prix hors taxes</dt>
              <dd>{formatEuros(placed.price_cents - data.vat_cents)}</dd>
            </div>
            <div>
              <dt>TVA {rateWords(data.vat_rate)}</dt>
              <dd>{formatEuros(data.vat_cents)}</dd>
            </div>
            <div className="payments-sum__total">
              <dt>Total TTC</dt>
              <dd>{formatEuros(placed.price_cents)}</dd>
            </div>
          </dl>
          <p>
            <Link to={data.chosen_at}>Changer de choix</Link>
          </p>
        </Card>
        {canPay(placed) ? (
          <PayForm data={data} onDone={(id) => navigate(urlOf(addresses.status, { id }))} />
        ) : (
          <p>
            Cette commande n’attend plus de paiement.{' '}
            <Link to={urlOf(addresses.status, { id: placed.id })}>Voir où elle en est</Link>
          </p>
        )}
      </div>
      <section className="order-page__law" aria-labelledby="order-law">
        <h2 id="order-law">Bon à savoir</h2>
        <p>
          Vendeur : {[seller.company, seller.address, seller.email].filter(Boolean).join(', ')}. Paiement par carte
          bancaire (CB, Visa, Mastercard). {data.given}
        </p>
        <p>
          Vous avez quatorze jours pour renoncer à ce contrat, sans dire pourquoi :{' '}
          <Link to={urlOf(addresses.withdrawal, {})}>renoncer au contrat ici</Link>, ou par tout autre moyen. Ce qui n’a
          pas été utilisé vous est remboursé sur la même carte. La confirmation, avec le formulaire de rétractation,
          vous est envoyée par courrier électronique.
        </p>
        <p>
          Un reçu est remis pour chaque achat, quel que soit son montant ; la note est obligatoire à partir de 25 € TTC.{' '}
          {mediator
            ? `En cas de litige, médiateur de la consommation : ${mediator}.`
            : 'En cas de litige, les coordonnées du médiateur de la consommation figurent dans les conditions générales.'}{' '}
          <Link to="/page/conditions-generales">Conditions générales</Link>
        </p>
      </section>
    </div>
  );
}
