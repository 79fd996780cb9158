import { dateWords, hourWords, isoMonthWords } from '@solelune/civil-time/words';
import { formatEuros } from '@solelune/money';
import { type PageProps, urlOf } from '@solelune/screen';
import { useForm } from '@solelune/screen/form';
import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { downloadGlyph, Icon } from '@solelune/ui/icon';
import { InstantText } from '@solelune/ui/instant-text';
import { PageTitle } from '@solelune/ui/page-title';
import { Skeleton, SkeletonGroup } from '@solelune/ui/skeleton';
import { DataTable } from '@solelune/ui/table';
import { lazy, Suspense } from 'react';
import { type earnings, statementLink } from '../contract.ts';
import { addresses } from './addresses.ts';
import { BankForm } from './payout/bank-form.tsx';
import './console.css';

const EarningsPlot = lazy(() => import('./earnings-plot.tsx'));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const moment = (at: Parameters<typeof dateWords>[0] & Parameters<typeof hourWords>[0]) =>
  `${dateWords(at)}, ${hourWords(at)}`;
const ofMonth = (month: string) => `${urlOf(addresses.earnings, {})}?month=${month}`;

/** A month of the books, as the house keeps them: what came in, day by day, and what is owed. */
export default function EarningsPage({ data }: PageProps<typeof earnings>) {
  return (
    <div className="administration-page">
      <PageTitle lead="Lu dans le grand livre de la maison : vos parts, avant vos propres charges.">
        Mes revenus
      </PageTitle>
      <nav className="console-months" aria-label="Mois">
        <Link to={ofMonth(data.previous)}>← {isoMonthWords(data.previous)}</Link>
        <b aria-current="page">{isoMonthWords(data.month)}</b>
        {data.next && <Link to={ofMonth(data.next)}>{isoMonthWords(data.next)} →</Link>}
      </nav>
      <dl className="administration-figures">
        <Figure name="Gagné ce mois" cents={sum(data.days)} />
        <Figure name="Dû avant le mois" cents={data.before_cents} />
        <Figure name="Dû à sa fin" cents={data.after_cents} />
      </dl>
      <section className="administration-panel">
        <Suspense
          fallback={
            <SkeletonGroup>
              <Skeleton shape="picture" height="240px" />
            </SkeletonGroup>
          }
        >
          <EarningsPlot month={data.month} days={data.days} />
        </Suspense>
      </section>
      <section className="administration-panel">
        <h2>Chaque ligne</h2>
        <DataTable
          caption="Lignes du mois"
          hideCaption
          rows={data.lines.map((line, index) => ({ ...line, index }))}
          keyOf={({ index }) => index}
          empty="Rien ce mois-ci."
          columns={[
            { head: 'Quoi', isHead: true, cell: ({ label }) => label },
            { head: 'Quand', cell: ({ at }) => <InstantText at={at} words={moment} /> },
            { head: 'Montant', align: 'end', cell: ({ cents }) => formatEuros(cents) },
            { head: 'Dû ensuite', align: 'end', cell: ({ balance_cents: cents }) => formatEuros(cents) },
          ]}
        />
      </section>
      <TakeAway month={data.month} />
      <BankForm />
    </div>
  );
}

/** The same month on paper, for one's own books. */
function TakeAway({ month }: { month: string }) {
  const { send, isBusy, message } = useForm(statementLink, { done: ({ address }) => location.assign(address) });
  return (
    <p className="console-save">
      <Button tone="quiet" loading={isBusy} onClick={() => void send({ month })}>
        <Icon of={downloadGlyph} size={20} /> Télécharger le relevé, {isoMonthWords(month)} (PDF)
      </Button>
      <span role="status">{message}</span>
    </p>
  );
}

const Figure = ({ name, cents }: { name: string; cents: number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{formatEuros(cents)}</dd>
  </div>
);
