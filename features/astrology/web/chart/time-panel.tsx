import { clockWords } from '@solelune/civil-time/words';
import type { CallAnswer } from '@solelune/contract';
import { figures } from '@solelune/french/figures';
import { POINT_NOUNS } from '@solelune/french/sky-nouns';
import { cardClass } from '@solelune/ui/card';
import { SegmentedControl } from '@solelune/ui/segmented-control';
import { useState } from 'react';
import type { natalChartResult } from '../../contract.ts';
import { readSign, signFacts } from '../../engine/signs.ts';
import { houseWords } from '../../words/chart.ts';
import { betweenWords } from '../../words/possible-hours.ts';
import './time-panel.css';

type Certainty = Extract<CallAnswer<typeof natalChartResult>, { status: 'ready' }>['certainty'];
type Uncertain = Certainty['uncertain'][number];

interface Change {
  key: string;
  minutes: number;
  time: string;
  words: string;
}

const SPANS = [
  { value: '15', label: '15 min' },
  { value: '30', label: '30 min' },
  { value: '60', label: '1 heure' },
] as const;

function valueWords({ what }: Uncertain, value: string): string {
  if (what === 'house') return `en ${houseWords(Number(value))}`;
  if (what === 'retrograde')
    return value === 'retrograde' ? 'rétrograde' : value === 'direct' ? 'en marche directe' : value;
  const sign = readSign(value);
  return `en ${sign ? signFacts(sign).name : value}`;
}

/** What another hour would give: earlier than a flip, what stood before it; later, or where no hour is known, what comes after. */
function changesOf({ uncertain, time_known: known }: Certainty): Change[] {
  return uncertain
    .flatMap((one) =>
      one.flips.map(({ at, minutes, before, after }) => ({
        key: `${one.subject} ${one.what} ${minutes}`,
        minutes,
        time: clockWords(at.time),
        words: `${POINT_NOUNS[one.subject].name} ${valueWords(one, known && minutes < 0 ? before : after)}`,
      })),
    )
    .sort((a, b) => a.minutes - b.minutes);
}

/** "If your birth time is off by…": what would change, and from which minute on. */
export function TimePanel({ certainty, time }: { certainty: Certainty; time: string }) {
  const [span, setSpan] = useState<(typeof SPANS)[number]['value']>('60');
  const { steady } = certainty;
  if (!certainty.time_known) return <UnknownHourPanel certainty={certainty} />;
  const changes = changesOf(certainty).filter(({ minutes }) => Math.abs(minutes) <= Number(span));
  const earlier = changes.filter(({ minutes }) => minutes < 0);
  const later = changes.filter(({ minutes }) => minutes >= 0);
  const steadyWords = `Entre ${clockWords(steady.from.time)} et ${clockWords(steady.to.time)}, rien ne bascule : la lecture tient.`;
  return (
    <section className={cardClass({}, 'time-panel')} data-below="">
      <h3>Et si l’heure n’était pas exacte ?</h3>
      <p>
        {`Une minute d’écart déplace l’Ascendant de ${/* begins with a figure */ figures(certainty.ascendant_arcmin_per_minute, { most: 1 })}′. Voici ce qui changerait, et à quel instant.`}
      </p>
      <SegmentedControl label="Si votre heure est décalée de" value={span} onValueChange={setSpan} choices={SPANS} />
      <ChangeList title="Plus tôt que…" changes={earlier} />
      <p className="time-panel__now">
        <b>{clockWords(time)}</b> Votre heure
      </p>
      <ChangeList title="Plus tard que…" changes={later} />
      <p className="time-panel__steady">{steadyWords}</p>
    </section>
  );
}

/** No hour is shown for theirs: what changes, and when. */
function UnknownHourPanel({ certainty }: { certainty: Certainty }) {
  const isWholeDay = certainty.over?.whole_day ?? true;
  const changes = changesOf(certainty);
  const hours = isWholeDay ? 'au fil de ce jour-là' : betweenWords(certainty);
  return (
    <section className={cardClass({}, 'time-panel')}>
      <h3>{isWholeDay ? 'Sans heure de naissance' : 'Une heure à peu près connue'}</h3>
      <p>
        {changes.length > 0
          ? `Voici ce qui change ${hours}, et à quelle heure.`
          : `Aucun des signes de cette page ne change ${hours}.`}
      </p>
      <ChangeList title="À partir de…" changes={changes} />
    </section>
  );
}

function ChangeList({ title, changes }: { title: string; changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ol>
        {changes.map(({ key, time, words }) => (
          <li key={key}>
            <b>{time}</b> {words}
          </li>
        ))}
      </ol>
    </>
  );
}
