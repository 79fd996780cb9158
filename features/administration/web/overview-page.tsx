import { isoDateWords } from '@solelune/civil-time/words';
import { formatEuros } from '@solelune/money';
import type { PageProps } from '@solelune/screen';
import { PageTitle } from '@solelune/ui/page-title';
import { Skeleton, SkeletonGroup } from '@solelune/ui/skeleton';
import { DataTable } from '@solelune/ui/table';
import { lazy, Suspense } from 'react';
import type { Overview, overview } from '../contract.ts';

const DayPlots = lazy(() => import('./day-plots.tsx'));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** The last thirty days, and whether letters and tasks go their way. */
export default function OverviewPage({ data }: PageProps<typeof overview>) {
  return (
    <div className="administration-page">
      <PageTitle lead="Les trente derniers jours, aujourd’hui compris.">Vue d’ensemble</PageTitle>
      <dl className="administration-figures">
        <Figure name="Encaissé">{formatEuros(sum(data.revenue_cents))}</Figure>
        <Figure name="Remboursé">{formatEuros(sum(data.refunded_cents))}</Figure>
        <Figure name="Commandes payées">{sum(data.orders)}</Figure>
        <Figure name="Cartes refusées">{sum(data.refused)}</Figure>
        <Figure name="Nouveaux membres">{sum(data.members)}</Figure>
        <Figure name="Écarts avec la banque">{data.differences}</Figure>
      </dl>
      <Suspense
        fallback={
          <SkeletonGroup>
            <Skeleton shape="picture" height="240px" />
          </SkeletonGroup>
        }
      >
        <DayPlots data={data} />
      </Suspense>
      <div className="administration-two">
        <Letters mail={data.mail} />
        <section className="administration-panel">
          <h2>Tâches</h2>
          <DataTable
            caption="Tâches qui attendent ou ont échoué"
            hideCaption
            dense
            rows={data.jobs}
            keyOf={({ name }) => name}
            empty="Rien n’attend, rien n’a échoué."
            columns={[
              { head: 'Tâche', isHead: true, cell: ({ name }) => name },
              { head: 'En attente', align: 'end', cell: ({ waiting }) => waiting },
              { head: 'Échouées', align: 'end', cell: ({ failed }) => failed },
            ]}
          />
        </section>
        <section className="administration-panel">
          <h2>Affichages suivis</h2>
          <DataTable
            caption={`Clics depuis le ${isoDateWords(data.days[0] ?? '')}`}
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
