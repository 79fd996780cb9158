import { isoDateWords } from '@solelune/civil-time/words';
import { Button } from '@solelune/ui/button';
import { TextInput } from '@solelune/ui/text-input';
import { useState } from 'react';

interface Exception {
  date: string;
  hours: { from: number; to: number }[];
}

interface Props {
  exceptions: readonly Exception[];
  onChange: (exceptions: Exception[]) => void;
}

/** Days on which one does not receive; one that has other hours says so, and stays as it is. */
export function DaysOff({ exceptions, onChange }: Props) {
  const [day, setDay] = useState('');
  const add = () => {
    if (!day || exceptions.some(({ date }) => date === day)) return;
    onChange([...exceptions, { date: day, hours: [] }].toSorted((a, b) => a.date.localeCompare(b.date)));
    setDay('');
  };
  return (
    <>
      {exceptions.length === 0 ? (
        <p>Aucun pour le moment.</p>
      ) : (
        <ul className="console-days">
          {exceptions.map(({ date, hours }) => (
            <li key={date}>
              <span>
                {isoDateWords(date)}
                {hours.length > 0 && ', autres heures'}
              </span>
              <Button
                tone="quiet"
                aria-label={`Rouvrir le ${isoDateWords(date)}`}
                onClick={() => onChange(exceptions.filter((one) => one.date !== date))}
              >
                Rouvrir
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="console-add">
        <TextInput label="Fermer le" type="date" value={day} onChange={(event) => setDay(event.currentTarget.value)} />
        <Button tone="quiet" onClick={add}>
          Fermer ce jour
        </Button>
      </div>
    </>
  );
}
