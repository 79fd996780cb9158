import { isoDateWords } from '@solelune/civil-time/words';
import { figures } from '@solelune/french/figures';
import type { PageProps } from '@solelune/screen';
import { useList } from '@solelune/screen/list';
import { Badge } from '@solelune/ui/badge';
import { Button } from '@solelune/ui/button';
import { PageTitle } from '@solelune/ui/page-title';
import { DataTable } from '@solelune/ui/table';
import { useState } from 'react';
import { type PublicCoupon, publicCoupons } from '../../contract/desk.ts';
import { gainOf } from '../words.ts';
import { EndForm } from './end-form.tsx';
import { IssueForm } from './issue-form.tsx';

const STATES = {
  not_yet: { tone: 'line', words: 'à venir' },
  usable: { tone: 'good', words: 'ouvert' },
  expired: { tone: 'line', words: 'terminé' },
} as const;

/** Codes for everybody: what each gives, when, and how many took it. */
export default function CouponsPage({ data }: PageProps<typeof publicCoupons>) {
  const list = useList(publicCoupons, {}, data);
  const [made, setMade] = useState<readonly PublicCoupon[]>([]);
  const [changed, setChanged] = useState<ReadonlyMap<string, PublicCoupon | null>>(new Map());
  const [ending, setEnding] = useState<PublicCoupon | null>(null);
  const [said, setSaid] = useState('');
  const rows = [...made, ...list.rows].flatMap((row) => {
    const now = changed.has(row.id) ? changed.get(row.id) : row;
    return now ? [now] : [];
  });
  return (
    <div className="administration-page">
      <PageTitle lead="Un code ouvert à tous sert une fois à chaque membre. Ce qu’il a donné reste donné, même quand on y met fin.">
        Codes
      </PageTitle>
      <p role="status">{said}</p>
      <section className="administration-panel">
        <h2>Créer un code</h2>
        <IssueForm
          done={(coupon) => {
            setMade((former) => [coupon, ...former]);
            setSaid(`Le code ${coupon.code} est créé.`);
          }}
        />
      </section>
      <section className="administration-panel">
        <h2>Tous les codes</h2>
        <DataTable
          caption="Codes ouverts à tous"
          hideCaption
          {...list}
          rows={rows}
          keyOf={({ id }) => id}
          empty="Aucun code encore."
          columns={[
            { head: 'Code', isHead: true, cell: ({ code }) => <span className="administration-mono">{code}</span> },
            { head: 'Donne', cell: gainOf },
            {
              head: 'État',
              cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].words}</Badge>,
            },
            { head: 'Du', cell: ({ first_day: day }) => isoDateWords(day) },
            { head: 'Au', cell: ({ last_day: day }) => (day ? isoDateWords(day) : 'sans fin') },
            { head: 'Utilisé', align: 'end', cell: ({ used }) => figures(used) },
            {
              head: 'Fin',
              align: 'end',
              cell: (coupon) =>
                coupon.state !== 'expired' && (
                  <Button tone="quiet" aria-label={`Terminer ${coupon.code}`} onClick={() => setEnding(coupon)}>
                    Terminer
                  </Button>
                ),
            },
          ]}
        />
        {ending && (
          <EndForm
            key={ending.id}
            coupon={ending}
            done={(coupon) => {
              setChanged((former) => new Map(former).set(ending.id, coupon));
              setEnding(null);
              setSaid(`Le code ${ending.code} est terminé.`);
            }}
          />
        )}
      </section>
    </div>
  );
}
