import { clockWords, isoDateWords } from '@solelune/civil-time/words';
import type { PageProps } from '@solelune/screen';
import { useList } from '@solelune/screen/list';
import { Badge } from '@solelune/ui/badge';
import { Button } from '@solelune/ui/button';
import { PageTitle } from '@solelune/ui/page-title';
import { DataTable } from '@solelune/ui/table';
import { useState } from 'react';
import { type PlannedCard, plannedCards } from '../../contract/desk.ts';
import { CardDesk } from './card-desk.tsx';
import { AUDIENCE_WORDS, SLOT_WORDS, STATE_WORDS } from './words.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

const momentWords = (day: string | null, hour: string | null) =>
  day ? `${isoDateWords(day)}${hour ? `, ${clockWords(hour)}` : ''}` : '–';

/** Cards that staff has planned: where, when, for whom, and how often they were followed. */
export default function CardsPage({ data }: PageProps<typeof plannedCards>) {
  const list = useList(plannedCards, {}, data);
  const [changed, setChanged] = useState<ReadonlyMap<number, PlannedCard | null>>(new Map());
  const [open, setOpen] = useState<PlannedCard | 'new' | null>(null);
  const [said, setSaid] = useState('');
  const made = [...changed.values()].filter((card) => card && !list.rows.some(({ id }) => id === card.id));
  const rows = [...made.toReversed(), ...list.rows].flatMap((row) => {
    const now = row && (changed.has(row.id) ? changed.get(row.id) : row);
    return now ? [now] : [];
  });
  const keep = (id: number, card: PlannedCard | null, words: string) => {
    setChanged((former) => new Map(former).set(id, card));
    setOpen(card);
    setSaid(words);
  };
  return (
    <div className="administration-page">
      <PageTitle lead="Une carte, un emplacement, des jours et des heures. L’aperçu est la vraie carte, au pied de la vraie page.">
        Affichages
      </PageTitle>
      <p role="status">{said}</p>
      <section className="administration-panel">
        <h2>Cartes prévues</h2>
        <DataTable
          caption="Cartes prévues"
          hideCaption
          {...list}
          rows={rows}
          keyOf={({ id }) => id}
          empty="Aucune carte prévue : le site montre celles de la maison."
          columns={[
            { head: 'Carte', isHead: true, cell: ({ title }) => title },
            { head: 'Où', cell: ({ slot }) => SLOT_WORDS[slot] },
            { head: 'Pour', cell: ({ audience }) => AUDIENCE_WORDS[audience] },
            {
              head: 'État',
              cell: ({ state }) => <Badge tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].words}</Badge>,
            },
            { head: 'Du', cell: ({ first_day: day, first_hour: hour }) => momentWords(day, hour) },
            { head: 'Au', cell: ({ last_day: day, last_hour: hour }) => momentWords(day, hour) },
            { head: 'Clics, 30 jours', align: 'end', cell: ({ clicks }) => sum(clicks) },
            {
              head: 'Changer',
              align: 'end',
              cell: (card) => (
                <Button tone="quiet" aria-label={`Ouvrir « ${card.title} »`} onClick={() => setOpen(card)}>
                  Ouvrir
                </Button>
              ),
            },
          ]}
        />
        <p>
          <Button onClick={() => setOpen('new')}>Nouvelle carte</Button>
        </p>
      </section>
      {open && (
        <CardDesk
          key={open === 'new' ? 'new' : open.id}
          card={open === 'new' ? null : open}
          saved={(card, words) => keep(card.id, card, words)}
          removed={(id) => keep(id, null, 'La carte est retirée.')}
        />
      )}
    </div>
  );
}
