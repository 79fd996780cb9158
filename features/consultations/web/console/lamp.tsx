import { statusChannel, switchSet } from '@solelune/advisors/contract';
import { momentIn } from '@solelune/civil-time/moment-in-zone';
import { shortHourWords, weekdayWords } from '@solelune/civil-time/words';
import { useChannel } from '@solelune/screen/channel';
import { useForm } from '@solelune/screen/form';
import { useReaderZone } from '@solelune/ui/reader-zone';
import { Select } from '@solelune/ui/select';
import { useState } from 'react';
import { Lantern } from './lantern.tsx';

const MINUTE_MS = 60_000;
const NEXT_MORNING = 'morning';
/** When one may say to be back: in so many minutes, or the next morning. */
const RETURNS = [
  { value: '', label: 'sans dire quand' },
  { value: '15', label: 'dans 15 minutes' },
  { value: '30', label: 'dans 30 minutes' },
  { value: '60', label: 'dans une heure' },
  { value: '120', label: 'dans deux heures' },
  { value: NEXT_MORNING, label: 'demain à 9 h' },
] as const;

/** The instant that a choice means, on the clock of who chooses. */
function comebackOf(choice: string): string | undefined {
  if (choice === '') return undefined;
  if (choice !== NEXT_MORNING) return new Date(Date.now() + Number(choice) * MINUTE_MS).toISOString();
  const morning = new Date();
  morning.setDate(morning.getDate() + 1);
  morning.setHours(9, 0, 0, 0);
  return morning.toISOString();
}

const SAID = { online: 'Vous êtes disponible.', busy: 'Vous êtes en consultation.', offline: 'Vous êtes absent.' };

/** The switch: what members see of it stands under it, as they see it. */
export function Lamp({ advisorId }: { advisorId: number }) {
  const { state } = useChannel(statusChannel, { id: advisorId });
  const zone = useReaderZone();
  const [choice, setChoice] = useState('');
  const { send, isBusy, message, done } = useForm(switchSet, { done: ({ status: { status } }) => SAID[status] });
  const away = (when: string) => {
    const comeback = comebackOf(when);
    void send({ to: 'away', ...(comeback ? { comeback } : {}) });
  };
  const status = state?.status ?? null;
  const back = state?.comeback ? momentIn(zone, state.comeback) : null;
  return (
    <section className="lamp" aria-label="Votre présence">
      <h2>Votre lampe</h2>
      <Position lit="on" isOn={status === 'online'} hint="On peut vous appeler et vous écrire">
        <button
          type="button"
          disabled={isBusy}
          aria-pressed={status === 'online'}
          onClick={() => void send({ to: 'available' })}
        >
          Je suis disponible
        </button>
      </Position>
      <Position lit="busy" isOn={status === 'busy'} hint="S’allume seule dès qu’un salon s’ouvre">
        <b>En consultation</b>
      </Position>
      <Position lit="off" isOn={status === 'offline'} hint="Dites quand vous revenez">
        <button type="button" disabled={isBusy} aria-pressed={status === 'offline'} onClick={() => away(choice)}>
          Je m’absente
        </button>
      </Position>
      <div className="lamp__back">
        <Select
          label="De retour"
          value={choice}
          options={RETURNS}
          onChange={(event) => {
            setChoice(event.currentTarget.value);
            if (status === 'offline') away(event.currentTarget.value);
          }}
        />
      </div>
      <p role="status" className="lamp__said">
        {message ?? done ?? (status ? SAID[status] : 'Nous demandons où vous en êtes…')}
        {status === 'offline' && back && ` De retour ${weekdayWords(back)} à ${shortHourWords(back)}.`}
      </p>
    </section>
  );
}

interface PositionProps {
  lit: 'on' | 'busy' | 'off';
  isOn: boolean;
  hint: string;
  children: React.ReactNode;
}

const Position = ({ lit, isOn, hint, children }: PositionProps) => (
  <div className="lamp__position" data-on={isOn || undefined}>
    <Lantern lit={lit} />
    <span>
      {children}
      <small>{hint}</small>
    </span>
    <i aria-hidden="true" />
  </div>
);
