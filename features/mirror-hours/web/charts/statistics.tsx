import { byCount } from '@solelune/french/counts';
import { SegmentedControl } from '@solelune/ui/segmented-control';
import { useState } from 'react';
import type { Sighting } from '../../engine/records.ts';
import { GLANCES_PER_DAY } from '../../engine/statistics/chance.ts';
import type { Period } from '../../engine/statistics/period.ts';
import type { Journal } from '../journal/journal.ts';
import { ChancePanel } from './chance-panel.tsx';
import { type Counted, type Counts, countHere, useAccountCounts } from './counts.ts';
import { EvolutionChart } from './evolution-chart.tsx';
import { RepartitionChart } from './repartition-chart.tsx';
import './statistics.css';

const CHOICES: readonly { value: Period; label: string }[] = [
  { value: '7', label: '7 jours' },
  { value: '30', label: '30 jours' },
  { value: 'all', label: 'Tout' },
];

interface StatisticsProps {
  where: Journal['where'];
  records: readonly Sighting[];
  today: string;
}

/** What a journal amounts to. */
export default function Statistics({ where, records, today }: StatisticsProps) {
  const [period, setPeriod] = useState<Period>('7');
  const [glances, setGlances] = useState(GLANCES_PER_DAY);
  const counted = { records, today, period, glances };
  return (
    <section className="mirror-stats" aria-labelledby="mirror-stats">
      <header>
        <h3 id="mirror-stats">Ce qu’elles dessinent</h3>
        <SegmentedControl label="Période" hideLabel choices={CHOICES} value={period} onValueChange={setPeriod} />
      </header>
      {where === 'account' ? (
        // Another journal is another question.
        <OfAccount key={records.length} counted={counted} onGlances={setGlances} />
      ) : (
        <Shown counts={countHere(counted)} glances={glances} onGlances={setGlances} />
      )}
    </section>
  );
}

interface ShownProps {
  counts: Counts;
  glances: number;
  onGlances: (glances: number) => void;
}

function OfAccount({ counted, onGlances }: { counted: Counted; onGlances: ShownProps['onGlances'] }) {
  return <Shown counts={useAccountCounts(counted)} glances={counted.glances} onGlances={onGlances} />;
}

function Shown({ counts: { facts, growth, hours }, glances, onGlances }: ShownProps) {
  return (
    <>
      <dl>
        <Fact value={facts.count} name={byCount(facts.count, 'heure notée', 'heures notées')} />
        <Fact
          value={facts.distinctHours}
          name={byCount(facts.distinctHours, 'heure différente', 'heures différentes')}
        />
        <Fact
          value={facts.daysWithSighting}
          name={byCount(facts.daysWithSighting, 'jour concerné', 'jours concernés')}
        />
        <Fact value={facts.streakDays} name={byCount(facts.streakDays, 'jour de suite', 'jours de suite')} />
      </dl>
      <div className="mirror-stats__charts">
        <EvolutionChart {...growth} />
        {hours.length > 0 && <RepartitionChart hours={hours} />}
      </div>
      <ChancePanel summary={facts} glances={glances} onGlances={onGlances} />
    </>
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
