import { isoDateWords, isoMonthWords } from '@solelune/civil-time/words';
import { formatEuros } from '@solelune/money';
import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { useForm } from '@solelune/screen/form';
import { Button } from '@solelune/ui/button';
import { downloadGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle } from '@solelune/ui/page-title';
import { DataTable } from '@solelune/ui/table';
import { useState } from 'react';
import { payoutFile, type payouts } from '../../contract/payouts.ts';
import { PayoutForm } from './payout-form.tsx';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** What the house owes its advisors, and the file by which the bank pays it. */
export default function PayoutsPage({ data }: PageProps<typeof payouts>) {
  const { changePage } = useApp();
  const [shown, setShown] = useState(data);
  const payable = shown.due.filter(({ shown: account, is_demo: isDemo }) => account !== null && !isDemo);
  return (
    <div className="administration-page">
      <PageTitle lead="Un versement par mois fini : il s’écrit au grand livre, et la banque le paie d’après le fichier.">
        Versements
      </PageTitle>
      <dl className="administration-figures">
        <Figure name={`Dû, fin ${isoMonthWords(shown.month)}`}>
          {formatEuros(sum(shown.due.map(({ cents }) => cents)))}
        </Figure>
        <Figure name="À verser">{formatEuros(sum(payable.map(({ cents }) => cents)))}</Figure>
        <Figure name="Sans compte">{shown.due.length - payable.length}</Figure>
      </dl>
      <section className="administration-panel">
        <h2>Dû, {isoMonthWords(shown.month)}</h2>
        <DataTable
          caption="Ce qui est dû"
          hideCaption
          rows={shown.due}
          keyOf={({ slug }) => slug}
          empty="Rien n’est dû."
          columns={[
            {
              head: 'Nom',
              isHead: true,
              cell: ({ name, is_demo: isDemo }) => (isDemo ? `${name} (démonstration)` : name),
            },
            { head: 'Compte', cell: ({ shown: account }) => account ?? 'pas encore donné' },
            { head: 'Dû', align: 'end', cell: ({ cents }) => formatEuros(cents) },
          ]}
        />
        {!shown.is_ready && (
          <p role="note">Le compte de la maison n’est pas réglé (PAYOUT_IBAN) : aucun fichier ne peut être fait.</p>
        )}
        {shown.is_paid && <p>Ce mois est versé : ce qui reste attendra le prochain.</p>}
        {shown.is_ready && !shown.is_paid && payable.length > 0 && (
          <PayoutForm
            month={shown.month}
            done={(answer) => {
              setShown(answer);
              changePage(() => answer);
            }}
          />
        )}
      </section>
      <section className="administration-panel">
        <h2>Versements faits</h2>
        <DataTable
          caption="Versements faits"
          hideCaption
          rows={shown.payouts}
          keyOf={({ id }) => id}
          empty="Aucun encore."
          columns={[
            { head: 'Mois', isHead: true, cell: ({ month }) => isoMonthWords(month) },
            { head: 'Fait', cell: ({ made_at: at }) => <InstantText at={at} /> },
            { head: 'À payer le', cell: ({ pay_on: day }) => isoDateWords(day) },
            { head: 'Personnes', align: 'end', cell: ({ count }) => count },
            { head: 'Somme', align: 'end', cell: ({ cents }) => formatEuros(cents) },
            { head: 'Fichier', align: 'end', cell: ({ id, month }) => <TakeFile id={id} month={month} /> },
          ]}
        />
      </section>
    </div>
  );
}

const Figure = ({ name, children }: { name: string; children: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function TakeFile({ id, month }: { id: string; month: string }) {
  const { send, isBusy, message } = useForm(payoutFile, { done: ({ address }) => location.assign(address) });
  return (
    <>
      <Button
        tone="quiet"
        loading={isBusy}
        aria-label={`Télécharger les virements, ${isoMonthWords(month)}`}
        onClick={() => void send({ id })}
      >
        <Icon of={downloadGlyph} size={20} /> SEPA
      </Button>
      <span role="status">{message}</span>
    </>
  );
}
