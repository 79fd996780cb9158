import { SegmentedControl } from '@solelune/ui/segmented-control';
import { useState } from 'react';
import type { Sighting } from '../../engine/records.ts';
import { GLANCES_PER_DAY } from '../../engine/statistics/chance.ts';
import { evolution } from '../../engine/statistics/evolution.ts';
import { daysOfPeriod, type Period } from '../../engine/statistics/period.ts';
import { repartition } from '../../engine/statistics/repartition.ts';
import { summary } from '../../engine/statistics/summary.ts';
import { ChancePanel } from './chance-panel.tsx';
import { EvolutionChart } from './evolution-chart.tsx';
import { RepartitionChart } from './repartition-chart.tsx';
import './statistics.css';

const CHOICES: readonly { value: Period; label: string }[] = [
  { value: '7', label: '7 jours' },
  { value: '30', label: '30 jours' },
  { value: 'all', label: 'Tout' },
];

interface StatisticsProps {
  records: readonly Sighting[];
  today: string;
}

/** What a journal amounts to, counted where it is shown: the same with and without network. */
export default function Statistics({ records, today }: StatisticsProps) {
  const [period, setPeriod] = useState<Period>('7');
  const [glances, setGlances] = useState(GLANCES_PER_DAY);
  const days = daysOfPeriod(period);
  const facts = summary(records, period, today, glances);
  const hours = repartition(records, { days, today });
  return (
    <section className="mirror-stats" aria-labelledby="mirror-stats">
      <header>
        <h3 id="mirror-stats">Ce qu’elles dessinent</h3>
        <SegmentedControl label="Période" hideLabel choices={CHOICES} value={period} onValueChange={setPeriod} />
      </header>
      <dl>
        <Fact value={facts.count} name={facts.count > 1 ? 'heures notées' : 'heure notée'} />
        <Fact value={facts.distinctHours} name={facts.distinctHours > 1 ? 'heures différentes' : 'heure différente'} />
        <Fact value={facts.daysWithSighting} name={facts.daysWithSighting > 1 ? 'jours concernés' : 'jour concerné'} />
        <Fact value={facts.streakDays} name={facts.streakDays > 1 ? 'jours de suite' : 'jour de suite'} />
      </dl>
      <div className="mirror-stats__charts">
        <EvolutionChart {...evolution(records, days, today)} />
        {hours.length > 0 && <RepartitionChart hours={hours} />}
      </div>
      <ChancePanel summary={facts} glances={glances} onGlances={setGlances} />
    </section>
  );
}

function Fact({ value, name }: { value: number; name: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
