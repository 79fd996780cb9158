import type { PageProps } from '@solelune/screen';
import { useApp } from '@solelune/screen/app';
import { PageTitle, SectionTitle } from '@solelune/ui/page-title';
import { useState } from 'react';
import type { Guards, guards } from '../../contract/guards.ts';
import { LimitForm } from './limit-form.tsx';
import { PauseForm } from './pause-form.tsx';
import './limits-page.css';

/** One place to see what one allows oneself, and to change it. */
export default function LimitsPage({ data }: PageProps<typeof guards>) {
  const { changePage } = useApp();
  const [shown, setShown] = useState(data);
  const onSaved = (saved: Guards) => {
    setShown(saved);
    changePage<Guards>(() => saved);
  };
  return (
    <div className="limits-page" data-universe="advisors">
      <PageTitle
        eyebrow="Mon espace"
        lead="Fixez ce que vous vous permettez de dépenser en consultations, toutes manières confondues. Une limite plus basse vaut tout de suite ; une plus haute attend vingt-quatre heures, le temps d’y penser."
      >
        Mes limites
      </PageTitle>
      <section aria-labelledby="limits-money">
        <SectionTitle id="limits-money">Dépense</SectionTitle>
        <div className="limits-page__limits">
          {shown.limits.map((limit) => (
            <LimitForm key={limit.period} limit={limit} onSaved={onSaved} />
          ))}
        </div>
      </section>
      <section aria-labelledby="limits-pause">
        <SectionTitle id="limits-pause">Faire une pause</SectionTitle>
        <PauseForm until={shown.paused_until} onSaved={onSaved} />
      </section>
    </div>
  );
}
