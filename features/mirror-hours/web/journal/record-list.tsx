import { sentenceOfError } from '@solelune/contract/client';
import { urlOf } from '@solelune/screen';
import { Link } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { closeGlyph } from '@solelune/ui/icon';
import { IconButton } from '@solelune/ui/icon-button';
import { DayText } from '@solelune/ui/instant-text';
import { useEffect, useRef, useState } from 'react';
import { latestFirst, type Sighting, sightingKey } from '../../engine/records.ts';
import { addresses } from '../addresses.ts';
import { dayWords } from '../words.ts';
import type { Journal } from './journal.ts';
import './record-list.css';

const SHOWN_AT_FIRST = 12;

interface RecordListProps {
  journal: Journal;
  today: string;
}

/** What was noted, day by day, the latest first. What is removed stays in its place with a way back. */
export function RecordList({ journal: { records, add, remove }, today }: RecordListProps) {
  const [removed, setRemoved] = useState<readonly Sighting[]>([]);
  const [isWhole, setWhole] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const gone = new Set(removed.map(sightingKey));
  const there = records.filter((record) => !gone.has(sightingKey(record)));
  const all = latestFirst([...there, ...removed]);
  const shown = isWhole ? all : all.slice(0, SHOWN_AT_FIRST);

  const attempt = async (work: () => Promise<unknown>, after: readonly Sighting[]) => {
    try {
      await work();
      setProblem(null);
      setRemoved(after);
    } catch (error) {
      setProblem(sentenceOfError(error));
    }
  };
  const take = (record: Sighting) => attempt(() => remove(record), [...removed, record]);
  const restore = (record: Sighting) =>
    attempt(
      () => add(record),
      removed.filter((one) => sightingKey(one) !== sightingKey(record)),
    );
  return (
    <div className="mirror-list">
      <ol className="mirror-list__days">
        {byDay(shown).map(([date, noted]) => (
          <li key={date}>
            <h4>
              <DayText date={date} words={() => (date === today ? 'Aujourd’hui' : dayWords(date, today.slice(0, 4)))} />
            </h4>
            <ul>
              {noted.map((record) => (
                <li key={record.hour}>
                  {gone.has(sightingKey(record)) ? (
                    <Removed hour={record.hour} onUndo={() => void restore(record)} />
                  ) : (
                    <Noted record={record} onRemove={() => void take(record)} />
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {problem && (
        <p className="mirror-list__problem" role="alert">
          {problem}
        </p>
      )}
      {all.length > shown.length && (
        <Button tone="quiet" onClick={() => setWhole(true)}>
          Voir les {all.length} heures
        </Button>
      )}
    </div>
  );
}

function byDay(records: readonly Sighting[]): [string, Sighting[]][] {
  const days = new Map<string, Sighting[]>();
  for (const record of records) days.set(record.date, [...(days.get(record.date) ?? []), record]);
  return [...days];
}

function Noted({ record: { hour, live }, onRemove }: { record: Sighting; onRemove: () => void }) {
  return (
    <span className="mirror-list__hour" data-live={live ? '' : undefined}>
      <Link to={urlOf(addresses.detail, { hour })}>
        {hour}
        {live && <span className="visually-hidden">, notée dans sa minute</span>}
      </Link>
      <IconButton of={closeGlyph} label={`Retirer ${hour}`} onClick={onRemove} />
    </span>
  );
}

function Removed({ hour, onUndo }: { hour: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that removed it is gone, and focus with it.
  useEffect(() => button.current?.focus(), []);
  return (
    <span className="mirror-list__removed" role="status">
      {hour} retirée
      <button type="button" ref={button} onClick={onUndo}>
        Annuler
      </button>
    </span>
  );
}
