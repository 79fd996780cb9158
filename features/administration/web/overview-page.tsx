import { formatEuros } from '@solelune/money';
import type { PageProps } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { PageTitle } from '@solelune/ui/page-title';
import { Skeleton, SkeletonGroup } from '@solelune/ui/skeleton';
import { DataTable } from '@solelune/ui/table';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Overview, overview } from '../contract.ts';
import { addresses } from './addresses.ts';
import { Health } from './health.tsx';
import { STEPS, stepOf } from './moment-words.ts';
import { ToDecide } from './to-decide.tsx';
import './overview-page.css';

const ConsultationsPlot = lazy(() => import('./consultations-plot.tsx'));
const MomentPlots = lazy(() => import('./moment-plots.tsx'));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The house by hour, day or month, and whether letters and tasks go their way. */
export default function OverviewPage({ data }: PageProps<typeof overview>) {
  return (
    <div className="administration-page">
      <PageTitle lead={stepOf(data.by).lead}>Vue d’ensemble</PageTitle>
      <nav className="administration-steps" aria-label="Période">
        {STEPS.map(({ by, name }) => (
          <Link key={by} to={`${addresses.overview.path}?by=${by}`} aria-current={by === data.by ? 'page' : undefined}>
            {name}
          </Link>
        ))}
      </nav>
      <section className="administration-sky" aria-label="Consultations et recettes">
        <Waiting>
          <ConsultationsPlot data={data} />
        </Waiting>
        <dl>
          <Figure name="Consultations">{sum(data.consultations)}</Figure>
          <Figure name="Encaissé">{formatEuros(sum(data.revenue_cents))}</Figure>
          <Figure name="Remboursé">{formatEuros(sum(data.refunded_cents))}</Figure>
          <Figure name="Commandes payées">{sum(data.orders)}</Figure>
          <Figure name="Cartes refusées">{sum(data.refused)}</Figure>
          <Figure name="Écarts avec la banque">{data.differences}</Figure>
        </dl>
      </section>
      <ToDecide awaiting={data.awaiting} />
      <Health data={data} />
      <Waiting>
        <MomentPlots data={data} />
      </Waiting>
      <div className="administration-two">
        <Letters mail={data.mail} />
        <Queues queues={data.queues} />
        <section className="administration-panel">
          <h2>Affichages suivis</h2>
          <DataTable
            caption="Clics de la période, les cartes les plus suivies d’abord"
            dense
            rows={data.cards}
            keyOf={({ title }) => title}
            empty="Aucune carte n’a été suivie."
            columns={[
              { head: 'Carte', isHead: true, cell: ({ title }) => title },
              { head: 'Clics', align: 'end', cell: ({ clicks }) => clicks },
            ]}
          />
        </section>
      </div>
    </div>
  );
}

const Waiting = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <SkeletonGroup>
        <Skeleton shape="picture" height="240px" />
      </SkeletonGroup>
    }
  >
    {children}
  </Suspense>
);

const Figure = ({ name, children }: { name: string; children: string | number }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Letters = ({ mail }: Pick<Overview, 'mail'>) => (
  <section className="administration-panel">
    <h2>Courriers, depuis 24 heures</h2>
    <dl className="administration-facts">
      {(
        [
          ['Partis', mail.sent],
          ['En attente', mail.queued],
          ['Abandonnés', mail.failed],
          ['Gardés ici', mail.kept],
        ] as const
      ).map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  </section>
);

const Queues = ({ queues }: Pick<Overview, 'queues'>) => (
  <section className="administration-panel">
    <h2>Tâches</h2>
    <DataTable
      caption="Tâches qui attendent ou ont échoué"
      hideCaption
      dense
      rows={queues}
      keyOf={({ name }) => name}
      empty="Rien n’attend, rien n’a échoué."
      columns={[
        { head: 'Tâche', isHead: true, cell: ({ name }) => name },
        { head: 'En attente', align: 'end', cell: ({ waiting }) => waiting },
        { head: 'Échouées', align: 'end', cell: ({ failed }) => failed },
      ]}
    />
  </section>
);
