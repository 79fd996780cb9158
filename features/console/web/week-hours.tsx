import { Button } from '@solelune/ui/button';
import { TimeInput } from '@solelune/ui/time-input';
import { clockOf, minutesOf } from './hours-words.ts';

interface Part {
  weekday: number;
  from: number;
  to: number;
}

const DAYS = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];
const QUARTER_SECONDS = 900;

/** Seven days, each with its parts: an hour is changed where it stands. */
export function WeekHours({ weekly, onChange }: { weekly: readonly Part[]; onChange: (weekly: Part[]) => void }) {
  const change = (at: number, part: Partial<Part>) =>
    onChange(weekly.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const add = (weekday: number) => {
    const last = Math.max(540, ...weekly.filter((one) => one.weekday === weekday).map(({ to }) => to + 60));
    const from = Math.min(last, 1380);
    onChange([...weekly, { weekday, from, to: Math.min(from + 180, 1425) }]);
  };
  return (
    <ul className="console-week">
      {DAYS.map((name, index) => {
        const weekday = index + 1;
        const parts = weekly.map((one, at) => ({ ...one, at })).filter((one) => one.weekday === weekday);
        return (
          <li key={name}>
            <b>{name}</b>
            {parts.length === 0 && <span className="console-week__none">fermé</span>}
            {parts.map(({ at, from, to }) => (
              <span key={at} className="console-week__part">
                <TimeInput
                  label={`${name}, de`}
                  step={QUARTER_SECONDS}
                  value={clockOf(from)}
                  onValueChange={(clock) => change(at, { from: minutesOf(clock) })}
                />
                <TimeInput
                  label={`${name}, à`}
                  step={QUARTER_SECONDS}
                  value={clockOf(Math.min(to, 1439))}
                  onValueChange={(clock) => change(at, { to: minutesOf(clock) })}
                />
                <Button
                  tone="quiet"
                  aria-label={`${name} : retirer ces heures`}
                  onClick={() => onChange(weekly.filter((_, other) => other !== at))}
                >
                  Retirer
                </Button>
              </span>
            ))}
            <Button tone="quiet" aria-label={`${name} : ajouter des heures`} onClick={() => add(weekday)}>
              Ajouter
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
