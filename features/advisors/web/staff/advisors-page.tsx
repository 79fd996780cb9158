import { isoDateWords } from '@solelune/civil-time/words';
import { formatEuros } from '@solelune/money';
import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { Button } from '@solelune/ui/button';
import { PageTitle } from '@solelune/ui/page-title';
import { DataTable } from '@solelune/ui/table';
import { useState } from 'react';
import type { AdvisorRecord, advisorsAll } from '../../contract/desk.ts';
import { WAYS } from '../../engine/index.ts';
import { WAY_WORDS } from '../words.ts';
import { ProposalCard } from './proposal-card.tsx';
import { StandingForm } from './standing-form.tsx';
import './advisors-page.css';

const STANDING = { listed: 'en ligne', waiting: 'pas encore publique', suspended: 'suspendue' } as const;
const STATUS = { online: 'disponible', busy: 'en consultation', offline: 'absent·e' } as const;

/** Whose page waits for a reader, who may be consulted, and who may not. */
export default function AdvisorsPage({ data }: PageProps<typeof advisorsAll>) {
  const { changePage } = useApp();
  const [advisors, setAdvisors] = useState(data.advisors);
  const [chosen, setChosen] = useState<AdvisorRecord | null>(null);
  const [said, setSaid] = useState('');
  const changed = (answer: typeof data, words: string) => {
    setAdvisors(answer.advisors);
    changePage(() => answer);
    setChosen(null);
    setSaid(words);
  };
  const waiting = advisors.filter((one) => one.waiting !== null);
  return (
    <div className="administration-page">
      <PageTitle lead="Une page est lue avant d’être publiée. Une suspension n’arrête pas une conversation en cours.">
        Conseillers
      </PageTitle>
      <p role="status">{said}</p>
      <section className="administration-panel">
        <h2>À lire</h2>
        {waiting.length === 0 && <p>Aucune page n’attend.</p>}
        {waiting.map((advisor) => (
          <ProposalCard key={`${advisor.id} ${advisor.waiting?.at}`} advisor={advisor} decided={changed} />
        ))}
      </section>
      <section className="administration-panel">
        <h2>Tout le monde</h2>
        <DataTable
          caption="Conseillers"
          hideCaption
          rows={advisors}
          keyOf={({ id }) => id}
          empty="Personne encore : invitez quelqu’un depuis l’équipe."
          columns={[
            {
              head: 'Nom',
              isHead: true,
              cell: ({ name, slug, standing, is_demo: isDemo }) => (
                <>
                  {standing === 'listed' ? <a href={`/equipe/${slug}`}>{name}</a> : name}
                  {isDemo && <small> (démonstration)</small>}
                </>
              ),
            },
            { head: 'Page', cell: ({ standing }) => STANDING[standing] },
            { head: 'En ce moment', cell: ({ status }) => STATUS[status] },
            { head: 'Prix', cell: ({ prices }) => pricesWords(prices) },
            { head: 'Depuis', cell: ({ joined_on: day }) => isoDateWords(day) },
            {
              head: 'Suspension',
              align: 'end',
              cell: (advisor) => (
                <Button
                  tone="quiet"
                  aria-label={`${advisor.standing === 'suspended' ? 'Rétablir' : 'Suspendre'} ${advisor.name}`}
                  onClick={() => setChosen(advisor)}
                >
                  {advisor.standing === 'suspended' ? 'Rétablir' : 'Suspendre'}
                </Button>
              ),
            },
          ]}
        />
        {chosen && <StandingForm key={chosen.id} advisor={chosen} done={changed} />}
      </section>
    </div>
  );
}

const pricesWords = (prices: AdvisorRecord['prices']) =>
  WAYS.flatMap((way) => {
    const cents = prices[way];
    return cents === null ? [] : [`${WAY_WORDS[way].short} ${formatEuros(cents)}`];
  }).join(', ');
