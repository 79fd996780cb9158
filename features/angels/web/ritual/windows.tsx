import { clockWords, dayWords, WEEKDAY_NAMES } from '@solelune/civil-time/words';
import { cardClass } from '@solelune/ui/card';
import { DayText } from '@solelune/ui/instant-text';
import { readerZone } from '@solelune/ui/reader-zone';
import { useMemo } from 'react';
import type { Angel, ShownWindow, ShownWindows } from '../../engine/index.ts';
import { shownWindows, weekdayOf } from '../../engine/index.ts';
import { useVisitorNow, visitorOffset } from '../moment/use-visitor-now.ts';
import { dateParts } from '../words/dates.ts';
import './windows.css';

const NAMES: Readonly<Record<keyof ShownWindows, { title: string; note: string }>> = {
  next: { title: 'Le plus proche', note: 'Vingt minutes chaque jour lui reviennent.' },
  heart: { title: 'Son jour du cœur', note: 'Pour une demande qui touche à l’affection.' },
  guardian: { title: 'Pendant sa régence', note: 'Ses jours de garde\u00A0: le moment le plus porteur de l’année.' },
};

/** "dimanche 15 novembre 2026". */
function dateWords(date: string): string {
  const { year, month, day } = dateParts(date);
  return `${WEEKDAY_NAMES[weekdayOf(year, month, day)]} ${dayWords({ month, day })} ${year}`;
}

/** The next moments to call an angel: by the clock of Paris as the page comes, then by the visitor's own. */
export function Windows({ angel, windows }: { angel: Angel; windows: ShownWindows }) {
  const now = useVisitorNow();
  // To the minute: nothing here changes with the second.
  const minute = now === null ? null : Math.floor(now / 60_000) * 60_000;
  const here = useMemo(
    () => (minute === null ? windows : shownWindows(angel, minute, visitorOffset)),
    [angel, minute, windows],
  );
  return (
    <section className="angels-windows page" aria-labelledby="moments">
      <header>
        <h2 id="moments">Vos prochains moments</h2>
        <p>{now === null ? 'À l’heure de Paris.' : `À l’heure où vous êtes (${zoneName()}).`}</p>
      </header>
      <ol className={cardClass({ flush: true })}>
        {(Object.keys(NAMES) as (keyof ShownWindows)[]).map((key) => (
          <Moment key={key} {...NAMES[key]} window={here[key]} />
        ))}
      </ol>
    </section>
  );
}

/** "Europe/Paris" → "Paris": enough to see whose clock it is. */
const zoneName = (): string => (readerZone().split('/').at(-1) ?? '').replaceAll('_', ' ');

function Moment({ title, note, window }: { title: string; note: string; window: ShownWindow }) {
  return (
    <li>
      <p className="angels-windows__title">{title}</p>
      <p className="angels-windows__date">
        <DayText date={window.date} words={dateWords} />
      </p>
      <p className="angels-windows__hours">{`${clockWords(window.start)} – ${clockWords(window.end)}`}</p>
      <p>{note}</p>
    </li>
  );
}
