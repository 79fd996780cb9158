import { formatEuros } from '@solelune/money';
import { type PageProps, urlOf } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle, SectionTitle } from '@solelune/ui/page-title';
import { formatMovement, formatSuns, sunsToCents } from '@solelune/wallet/engine';
import { useState } from 'react';
import { orderNew, type Suns, type suns } from '../contract.ts';
import { addresses } from './addresses.ts';
import { Refusal } from './refusal.tsx';
import { SunSeal } from './sun-seal.tsx';
import './suns-page.css';

/** What the member has, and what can be added to it. */
export default function SunsPage({ data }: PageProps<typeof suns>) {
  return (
    <div className="suns-page">
      <PageTitle
        eyebrow="Mon espace"
        lead="Les Soleils paient vos consultations. Un Soleil vaut toujours le même prix, et ne se périme pas."
      >
        Mes Soleils
      </PageTitle>
      <p className="suns-page__balance on-night">
        <SunSeal size={92} />
        <span>
          <b className="figure">{formatSuns(data.suns)}</b>
          <small>soit {formatEuros(sunsToCents(data.suns, data.sun_value_cents))} de consultation</small>
        </span>
      </p>
      <section aria-labelledby="suns-packs">
        <SectionTitle id="suns-packs">Ajouter des Soleils</SectionTitle>
        {data.open ? (
          <Packs {...data} />
        ) : (
          <p>L’achat de Soleils n’est pas encore ouvert sur ce site. Ceux que vous avez se gardent.</p>
        )}
      </section>
      <section aria-labelledby="suns-statement">
        <SectionTitle id="suns-statement">Votre relevé</SectionTitle>
        <Statement {...data} />
      </section>
      <p className="suns-page__law">
        Vos Soleils n’ont pas de date limite : rien ne les retire de votre compte tant que vous ne les utilisez pas.
        Prix toutes taxes comprises, payables par carte bancaire. Vous avez quatorze jours pour renoncer aux Soleils que
        vous n’avez pas utilisés : <Link to={urlOf(addresses.withdrawal, {})}>renoncer au contrat ici</Link>. Vos
        commandes et vos reçus sont dans <Link to={urlOf(addresses.purchases, {})}>vos achats</Link>.
      </p>
    </div>
  );
}

/** Every movement says what it was and what was left after it. */
function Statement({ movements, movement_count }: Suns) {
  if (movements.length === 0) return <p>Rien encore. Chaque Soleil reçu, utilisé ou rendu s’écrira ici.</p>;
  return (
    <>
      <ul className="sun-movements">
        {movements.map(({ id, label, detail, amount, balance_after, made_at }) => (
          <li key={id}>
            <span>
              <b>{label}</b>
              <small>
                <InstantText at={made_at} />
                {detail && `, ${detail}`}
              </small>
            </span>
            <span className="sun-movements__amount" data-gives={amount > 0}>
              <b>{formatMovement(amount)}</b>
              <small>reste {formatSuns(balance_after)}</small>
            </span>
          </li>
        ))}
      </ul>
      {movement_count > movements.length && (
        <p className="suns-page__older">
          Les {movements.length} derniers mouvements sur {movement_count}. L’export de vos données les contient tous.
        </p>
      )}
    </>
  );
}

function Packs({ packs, test }: Suns) {
  const { navigate } = useApp();
  const [chosen, setChosen] = useState<string | null>(null);
  const { send, isBusy, message } = useForm(orderNew, { done: ({ id }) => navigate(urlOf(addresses.order, { id })) });
  const choose = (item: string) => {
    setChosen(item);
    void send({ product: 'suns', item });
  };
  return (
    <>
      {test && <p className="payments-test">Essai : aucune carte n’est débitée ici.</p>}
      <ul className="sun-packs">
        {packs.map(({ item, suns: count, price_cents }) => (
          <li key={item}>
            <h3>{formatSuns(count)}</h3>
            <p>{formatEuros(price_cents)} TTC</p>
            <Button
              tone="ink"
              wide
              loading={isBusy && chosen === item}
              onClick={() => choose(item)}
              aria-label={`Choisir ${formatSuns(count)} à ${formatEuros(price_cents)}`}
            >
              Choisir
            </Button>
          </li>
        ))}
      </ul>
      <Refusal>{message}</Refusal>
    </>
  );
}
