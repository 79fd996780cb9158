import { Skeleton, SkeletonGroup } from '@solelune/ui/skeleton';
import { lazy, Suspense, useEffect } from 'react';
import { readWallClock } from '../../engine/wall-clock.ts';
import { localOffset } from '../clock/use-now.ts';
import { CurrentHourCard } from './current-hour-card.tsx';
import type { Journal } from './journal.ts';
import { RecordForm } from './record-form.tsx';
import { RecordList } from './record-list.tsx';
import './journal-board.css';

/** The charts and their library come apart: a page that has nothing to count does not carry them. */
const loadStatistics = () => import('../charts/statistics.tsx');
/** Where the network went before they came, the journal goes on without them. */
const Statistics = lazy(() => loadStatistics().catch(() => ({ default: StatisticsLater })));
const IDLE_MS = 1500;

/** While there is a network and nothing else to do: the device's journal must count without one. */
function fetchWhenIdle(): () => void {
  const timer = setTimeout(() => void loadStatistics().catch(() => {}), IDLE_MS);
  return () => clearTimeout(timer);
}

/** A whole journal: noting, the current hour, what was noted, and what it amounts to. */
export function JournalBoard({ journal, now }: { journal: Journal; now: number | null }) {
  const { where, records, check, add } = journal;
  const today = now === null ? '' : readWallClock(now, localOffset).date;
  useEffect(fetchWhenIdle, []);
  return (
    <>
      <div className="mirror-board">
        <RecordForm {...{ now, check, add }} />
        <CurrentHourCard journal={journal} />
      </div>
      {records.length > 0 && today && (
        <>
          <section className="mirror-board__part" aria-labelledby="mirror-noted">
            <h3 id="mirror-noted">Vos heures notées</h3>
            <RecordList journal={journal} today={today} />
          </section>
          <Suspense fallback={<Waiting />}>
            <Statistics where={where} records={records} today={today} />
          </Suspense>
        </>
      )}
    </>
  );
}

function StatisticsLater() {
  return <p className="mirror-board__part">Vos courbes viendront avec le réseau.</p>;
}

function Waiting() {
  return (
    <SkeletonGroup label="Calcul de vos statistiques…">
      <Skeleton shape="title" />
      <Skeleton shape="picture" height="280px" />
    </SkeletonGroup>
  );
}
