import { CallError } from '@solelune/contract/client';
import { useForm } from '@solelune/screen/form';
import { useLocation } from '@solelune/screen/navigation';
import { Button } from '@solelune/ui/button';
import { cardClass } from '@solelune/ui/card';
import { DateInput } from '@solelune/ui/date-input';
import { clockGlyph, Icon } from '@solelune/ui/icon';
import { Select } from '@solelune/ui/select';
import { Switch } from '@solelune/ui/switch';
import { useEffect, useState } from 'react';
import { MIRROR_HOURS, mirrorHourBySlug } from '../../engine/hours.ts';
import { EARLIEST_DAY, type Sighting } from '../../engine/records.ts';
import { currentShowing, readWallClock } from '../../engine/wall-clock.ts';
import { localOffset } from '../clock/use-now.ts';
import { KIND_WORDS, /* begins with a figure */ shortDay } from '../words.ts';
import type { Journal, Noted } from './journal.ts';
import { useClockWitness } from './use-clock-witness.ts';
import './record-form.css';

const OPTIONS = MIRROR_HOURS.map(({ slug, kind }) => ({
  value: slug,
  label: KIND_WORDS[kind].short ? `${slug} (${KIND_WORDS[kind].short})` : slug,
}));

/** Beyond the field it concerns, what a page says of a sighting that was noted. */
function doneWords({ date, hour }: Sighting, today: string, { isWaiting, isCurrent }: Noted): string {
  const when = date === today ? '' : `, le ${shortDay(date)}`;
  if (isWaiting) return `${hour}${when}\u00a0: gardée sur cet appareil, elle rejoindra votre compte avec le réseau.`;
  return isCurrent ? `${hour} est notée\u00a0: c’est votre heure miroir du moment.` : `${hour}${when} est notée.`;
}

/** That it is noted already is said of the hour: there it can be changed. */
function besideTheHour(error: unknown): never {
  if (!(error instanceof CallError) || error.code !== 'mirror_hour_not_saved') throw error;
  const { code, sentence } = error;
  throw new CallError(code, { sentence, fields: { hour: sentence } });
}

interface RecordFormProps extends Pick<Journal, 'check' | 'add'> {
  now: number | null;
}

/** Notes an hour that is seen now, by one touch, or one that was seen earlier. */
export function RecordForm({ now, check, add }: RecordFormProps) {
  const [date, setDate] = useState('');
  const [hour, setHour] = useState('');
  useWantedHour(setHour);
  const current = now === null ? null : currentShowing(now, localOffset);
  const today = now === null ? '' : readWallClock(now, localOffset).date;
  const { isNoting, setNoting, last } = useClockWitness(current, { check, add });

  // Who leaves is done with it, not with their note: it goes on.
  const { props, send, problems, refusal, done, isBusy } = useForm(
    (sighting: Sighting) => add(sighting).catch(besideTheHour),
    {
      read: () => ({ date: date || today, hour, live: false }),
      done: (noted, sighting) => {
        setHour('');
        return doneWords(sighting, today, noted);
      },
    },
  );
  return (
    <form className={cardClass({}, 'mirror-form')} {...props}>
      <h3>Noter une heure</h3>
      {current && (
        <Button
          size="l"
          wide
          tone="gold"
          loading={isBusy}
          onClick={() => void send({ date: current.date, hour: current.hour.slug, live: true })}
        >
          <Icon of={clockGlyph} />
          Je vois {current.hour.slug}
        </Button>
      )}
      <p className="mirror-form__or">{current ? 'Ou une heure vue plus tôt' : 'Vue à l’instant, ce matin, hier'}</p>
      <div className="mirror-form__fields">
        <Select
          label="Heure vue"
          options={OPTIONS}
          placeholder="Choisir"
          value={hour}
          error={problems['hour']}
          onChange={(event) => setHour(event.target.value)}
        />
        <DateInput
          label="Jour"
          recent
          value={date || today}
          min={EARLIEST_DAY}
          max={today}
          error={problems['date']}
          onValueChange={setDate}
        />
      </div>
      <Button type="submit" loading={isBusy} tone={current ? 'quiet' : 'primary'}>
        Noter
      </Button>
      <p className="mirror-form__word" role="alert" data-wrong="">
        {refusal}
      </p>
      <p className="mirror-form__word" role="status">
        {done ?? (last && doneWords(last.sighting, today, last.noted))}
      </p>
      <Switch
        className="mirror-form__witness"
        label={
          <>
            Noter d’elle-même l’heure que cette page montre
            <small>Quand elle est ouverte sous vos yeux à cette minute.</small>
          </>
        }
        checked={isNoting ?? false}
        onChange={(event) => setNoting(event.target.checked)}
      />
    </form>
  );
}

/** `/heure-miroir?heure=14h14` comes with the hour chosen; read after the page is taken over, since the server knows no query. */
function useWantedHour(choose: (hour: string) => void): void {
  const { search } = useLocation();
  useEffect(() => {
    const wanted = new URLSearchParams(search).get('heure') ?? '';
    if (mirrorHourBySlug(wanted)) choose(wanted);
  }, [search, choose]);
}
