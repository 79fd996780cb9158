import type { PageProps } from '@solelune/screen';
import { useAnswer } from '@solelune/screen/answer';
import { useList } from '@solelune/screen/list';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle } from '@solelune/ui/page-title';
import { Skeleton, SkeletonGroup } from '@solelune/ui/skeleton';
import { DataTable } from '@solelune/ui/table';
import { type EntryRow, ledger, trial } from '../contract.ts';
import { amountWords, moment, ownerWords, UNIT_NAMES } from './words.ts';

/** The books: what every kind of account holds, what the provider says otherwise, and each entry. */
export default function LedgerPage({ data }: PageProps<typeof ledger>) {
  const list = useList(ledger, {}, data);
  return (
    <div className="administration-page">
      <PageTitle lead="Rien ne s’y change ni ne s’y efface : une erreur se corrige par une autre écriture.">
        Grand livre
      </PageTitle>
      <Trial />
      <section className="administration-panel">
        <h2>Écritures</h2>
        <DataTable
          caption="Écritures, les dernières d’abord"
          hideCaption
          dense
          {...list}
          keyOf={({ id }: EntryRow) => id}
          empty="Aucune écriture."
          columns={[
            { head: 'Écriture', isHead: true, cell: ({ label }) => label },
            { head: 'Quand', cell: ({ made_at }) => <InstantText at={made_at} words={moment} /> },
            { head: 'Geste', cell: ({ operation }) => operation },
            {
              head: 'Lignes',
              align: 'end',
              cell: ({ lines }) =>
                lines.map(({ account, currency, amount }) => (
                  <div key={`${account} ${currency} ${amount}`}>
                    <span className="administration-mono">{account}</span> {amountWords(amount, currency)}
                  </div>
                )),
            },
          ]}
        />
      </section>
    </div>
  );
}

function Trial() {
  const { answer, error } = useAnswer(trial, {});
  if (error) return <p role="alert">La balance n’a pas pu être lue. Rechargez la page pour réessayer.</p>;
  if (!answer)
    return (
      <SkeletonGroup>
        <Skeleton shape="picture" height="220px" />
      </SkeletonGroup>
    );
  return (
    <div className="administration-two">
      {answer.balances
        .filter(({ rows }) => rows.length > 0)
        .map(({ currency, rows, total }) => (
          <section key={currency} className="administration-panel">
            <h2>Balance, {UNIT_NAMES[currency] ?? currency}</h2>
            <DataTable
              caption={`Comptes en ${UNIT_NAMES[currency] ?? currency}`}
              hideCaption
              dense
              rows={rows}
              keyOf={({ owner, name }) => `${owner} ${name}`}
              empty="Aucun compte."
              columns={[
                { head: 'Compte', isHead: true, cell: ({ owner, name }) => `${ownerWords(owner)}, ${name}` },
                { head: 'Ouverts', align: 'end', cell: ({ accounts }) => accounts },
                { head: 'Solde', align: 'end', cell: ({ balance }) => amountWords(balance, currency) },
              ]}
            />
            <p className="administration-even" data-broken={total === 0 ? undefined : ''}>
              {total === 0
                ? 'La somme est zéro.'
                : `Les comptes ne tombent pas juste : ${amountWords(total, currency)}`}
            </p>
          </section>
        ))}
      <section className="administration-panel">
        <h2>Rapprochement</h2>
        <DataTable
          caption="Écarts avec le prestataire"
          hideCaption
          dense
          rows={answer.differences}
          keyOf={({ about }) => about}
          empty="Le prestataire et les livres disent la même chose."
          columns={[
            { head: 'Écart', isHead: true, cell: ({ words }) => words },
            { head: 'Vu le', cell: ({ found_at }) => <InstantText at={found_at} /> },
          ]}
        />
      </section>
    </div>
  );
}
