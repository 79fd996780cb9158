import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { dayWords, longDateWords, MONTH_NAMES, shortHourWords, WEEKDAY_NAMES } from '@solelune/civil-time/words';
import { chevronLeftGlyph, chevronRightGlyph } from '@solelune/ui/icon';
import { IconButton } from '@solelune/ui/icon-button';
import { useId } from 'react';
import { countOf, type DayOfWeek, PARTS, type Part } from './week-days.ts';
import './week.css';

const PART_WORDS: Readonly<Record<Part, readonly [string, string]>> = {
  morning: ['Matin', 'avant midi'],
  afternoon: ['Après-midi', '12 h – 18 h'],
  evening: ['Soir', 'après 18 h'],
};

/** « 16 – 22 novembre », « 30 novembre – 6 décembre » */
function spanWords(days: readonly DayOfWeek[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return '';
  const begin = first.month === last.month ? String(first.day) : dayWords(first);
  return `${begin} – ${last.day} ${MONTH_NAMES[last.month - 1]}`;
}

interface Props {
  days: readonly DayOfWeek[];
  zone: string;
  /** The day that a phone shows. */
  shown: number;
  onShow: (day: number) => void;
  chosen: string | null;
  onChoose: (slot: string) => void;
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
}

/** A week of free hours: seven columns, or on a phone one day at a time. */
export function Week({ days, zone, shown, onShow, chosen, onChoose, onEarlier, onLater }: Props) {
  const titleId = useId();
  const isEmpty = days.every((day) => countOf(day) === 0);
  return (
    <section className="booking-week" data-universe="advisors" aria-labelledby={titleId}>
      <h2 id={titleId} className="visually-hidden">
        Heures libres
      </h2>
      <header className="booking-week__span">
        <IconButton
          of={chevronLeftGlyph}
          label="Semaine précédente"
          disabled={!onEarlier}
          onClick={onEarlier ?? undefined}
        />
        <b aria-live="polite">{spanWords(days)}</b>
        <IconButton
          of={chevronRightGlyph}
          label="Semaine suivante"
          disabled={!onLater}
          onClick={onLater ?? undefined}
        />
      </header>
      <div className="booking-week__strip" role="group" aria-label="Jour">
        {days.map((day, index) => (
          <button
            key={day.day}
            type="button"
            className="booking-week__day"
            aria-pressed={index === shown}
            disabled={countOf(day) === 0}
            onClick={() => onShow(index)}
          >
            <DayName {...day} />
          </button>
        ))}
      </div>
      <div className="booking-week__grid">
        {PARTS.map((part) => (
          <p key={part} className={`booking-week__part booking-week__part--${part}`}>
            <b>{PART_WORDS[part][0]}</b>
            {PART_WORDS[part][1]}
          </p>
        ))}
        {days.map((day, index) => (
          <div key={day.day} className="booking-week__column" data-shown={index === shown || undefined}>
            <h3 className="booking-week__head">
              <DayName {...day} />
            </h3>
            {PARTS.map((part) => (
              <div key={part} className="booking-week__cell">
                {day.slots[part].map((slot) => (
                  <Slot key={slot} {...{ slot, zone, onChoose }} isChosen={slot === chosen} />
                ))}
              </div>
            ))}
          </div>
        ))}
      </div>
      {isEmpty && <p className="booking-week__none">Aucune heure libre cette semaine.</p>}
    </section>
  );
}

const DayName = ({ dayOfWeek, day }: DayOfWeek) => (
  <>
    {(WEEKDAY_NAMES[dayOfWeek - 1] ?? '').slice(0, 3)}.<b>{day}</b>
  </>
);

interface SlotProps {
  slot: string;
  zone: string;
  isChosen: boolean;
  onChoose: (slot: string) => void;
}

function Slot({ slot, zone, isChosen, onChoose }: SlotProps) {
  const moment = momentIn(zone, slot);
  return (
    <button
      type="button"
      className="booking-slot"
      aria-pressed={isChosen}
      aria-label={`${longDateWords(moment)}, ${shortHourWords(moment)}`}
      data-slot={slot}
      onClick={() => onChoose(slot)}
    >
      {shortHourWords(moment)}
    </button>
  );
}
